import type { SystemTransaction } from '../../../database/database.ts';

/** All sandboxes, with whether their customer is on its way out. */
export function listSandboxRows(tx: SystemTransaction) {
  return tx
    .selectFrom('sandboxes')
    .leftJoin('organisations', 'organisations.org_id', 'organisation_id')
    .select(['sandboxes.brand_id', 'organisation_id', 'state', 'email', 'asked_by_name', 'asked_at', 'filled_at'])
    .select('deletion_requested_at')
    .execute();
}

export type SandboxRow = Awaited<ReturnType<typeof listSandboxRows>>[number];

/** A brand's sandbox, which nobody else changes until this transaction has ended. */
export function lockSandbox(tx: SystemTransaction, brandId: string) {
  return tx.selectFrom('sandboxes').selectAll().where('brand_id', '=', brandId).forUpdate().executeTakeFirst();
}

type Asking = { readonly askedBy: string; readonly askedByName: string; readonly at: Date };
type Person = { readonly email: string; readonly firstName: string; readonly lastName: string };

/** Notes that a brand is to have a sandbox; false when it has one. */
export async function insertSandbox(
  tx: SystemTransaction,
  brandId: string,
  { email, firstName, lastName }: Person,
  { askedBy, askedByName, at }: Asking,
): Promise<boolean> {
  const row = await tx
    .insertInto('sandboxes')
    .values({
      ...{ brand_id: brandId, email, first_name: firstName, last_name: lastName },
      ...{ asked_by: askedBy, asked_by_name: askedByName, asked_at: at },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('brand_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a locked sandbox is to be filled once more. */
export async function askAgain(tx: SystemTransaction, brandId: string, { askedBy, askedByName, at }: Asking) {
  await tx
    .updateTable('sandboxes')
    .set({ state: 'preparing', asked_by: askedBy, asked_by_name: askedByName, asked_at: at })
    .where('brand_id', '=', brandId)
    .execute();
}

/** Forgets a locked sandbox that has no customer yet. */
export async function deleteSandbox(tx: SystemTransaction, brandId: string): Promise<void> {
  await tx.deleteFrom('sandboxes').where('brand_id', '=', brandId).execute();
}

export async function setOrganisation(tx: SystemTransaction, brandId: string, orgId: string): Promise<void> {
  await tx.updateTable('sandboxes').set({ organisation_id: orgId }).where('brand_id', '=', brandId).execute();
}

/** Notes that a sandbox is whole; false when another run has filled it meanwhile, or it is gone. */
export async function markReady(tx: SystemTransaction, brandId: string, orgId: string, at: Date): Promise<boolean> {
  const row = await tx
    .updateTable('sandboxes')
    .set({ state: 'ready', filled_at: at })
    .where('brand_id', '=', brandId)
    .where('organisation_id', '=', orgId)
    .where('state', '=', 'preparing')
    .returning('brand_id')
    .executeTakeFirst();
  return row !== undefined;
}
