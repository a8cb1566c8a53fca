import type { AnyTransaction, SystemTransaction } from '../../../database/database.ts';

/** The directory of a brand; undefined where none was set. */
export function findBrandSignOn(tx: AnyTransaction, brandId: string) {
  return tx.selectFrom('brand_sign_on').selectAll().where('brand_id', '=', brandId).executeTakeFirst();
}

export type BrandSignOnRow = NonNullable<Awaited<ReturnType<typeof findBrandSignOn>>>;

/** The same for a change: nobody else changes it meanwhile, and nobody says yes to it. */
export function lockBrandSignOn(tx: SystemTransaction, brandId: string) {
  return tx.selectFrom('brand_sign_on').selectAll().where('brand_id', '=', brandId).forUpdate().executeTakeFirst();
}

/** The directory of a brand by the id that stands in its addresses. */
export function findBrandDirectory(tx: SystemTransaction, directoryId: string) {
  return tx.selectFrom('brand_sign_on').selectAll().where('directory_id', '=', directoryId).executeTakeFirst();
}

/** Stores the directory of a brand as it is from now on. */
export async function storeBrandSignOn(tx: SystemTransaction, row: BrandSignOnRow): Promise<void> {
  const { brand_id: brandId, saml_facts: facts, ...more } = row;
  const changes = { ...more, saml_facts: facts === null ? null : JSON.stringify(facts) };
  await tx
    .insertInto('brand_sign_on')
    .values({ brand_id: brandId, ...changes })
    .onConflict((conflict) => conflict.column('brand_id').doUpdateSet(changes))
    .execute();
}

/** Notes that somebody was signed in by the directory as it is set in a revision; false when it was changed since. */
export async function noteTest(
  tx: SystemTransaction,
  { brandId, revision }: { readonly brandId: string; readonly revision: number },
  testedAs: string,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('brand_sign_on')
    .set({ tested_at: at, tested_as: testedAs })
    .where('brand_id', '=', brandId)
    .where('revision', '=', revision)
    .returning('brand_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteBrandSignOn(tx: SystemTransaction, brandId: string): Promise<void> {
  await tx.deleteFrom('brand_sign_on').where('brand_id', '=', brandId).execute();
}

/** Firms that a brand's directory signs in: who said yes to it, and has no directory of their own that comes before. */
export async function listFirmsOfBrandDirectory(
  tx: SystemTransaction,
  { brand_id: brandId, issuer }: Pick<BrandSignOnRow, 'brand_id' | 'issuer'>,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('sign_on_consents as consent')
    .innerJoin('organisations as firm', 'firm.org_id', 'consent.org_id')
    .leftJoin('sign_on_settings as own', (join) =>
      join.onRef('own.org_id', '=', 'consent.org_id').on('own.is_on', '=', true),
    )
    .select('consent.org_id')
    .where('consent.brand_id', '=', brandId)
    .where('firm.brand_id', '=', brandId)
    .where('consent.issuer', '=', issuer)
    .where('own.org_id', 'is', null)
    .orderBy('consent.org_id')
    .execute();
  return rows.map((row) => row.org_id);
}
