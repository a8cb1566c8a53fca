import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** A firm's yes to the directory of its brand; undefined where it has not given one. */
export function findConsent(tx: AnyTransaction, orgId: string) {
  return tx.selectFrom('sign_on_consents').selectAll().where('org_id', '=', orgId).executeTakeFirst();
}

type Consent = NonNullable<Awaited<ReturnType<typeof findConsent>>>;

/** Stores a yes, if nobody else has changed it since it was read. @returns false when somebody has */
export async function saveConsent(
  tx: OrgTransaction,
  consent: Omit<Consent, 'revision'>,
  revision: number,
): Promise<boolean> {
  const row = await (revision === 0
    ? tx
        .insertInto('sign_on_consents')
        .values({ ...consent, revision: 1 })
        .onConflict((conflict) => conflict.column('org_id').doNothing())
        .returning('org_id')
    : tx
        .updateTable('sign_on_consents')
        .set({ ...consent, revision: revision + 1 })
        .where('org_id', '=', consent.org_id)
        .where('revision', '=', revision)
        .returning('org_id')
  ).executeTakeFirst();
  return row !== undefined;
}

/** Takes a yes back. @returns false when somebody has changed it since */
export async function deleteConsent(tx: OrgTransaction, orgId: string, revision: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('sign_on_consents')
    .where('org_id', '=', orgId)
    .where('revision', '=', revision)
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Firms of a brand that said yes, whatever signs them in now. */
export async function listConsents(tx: SystemTransaction, brandId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('sign_on_consents')
    .select('org_id')
    .where('brand_id', '=', brandId)
    .orderBy('org_id')
    .execute();
  return rows.map((row) => row.org_id);
}

/** Ends every yes to a brand's directory. */
export async function deleteConsentsOfBrand(tx: SystemTransaction, brandId: string): Promise<void> {
  await tx.deleteFrom('sign_on_consents').where('brand_id', '=', brandId).execute();
}
