import type { SystemTransaction } from '../../database/database.ts';

/** What is known of the portal as a whole under a name; undefined while nothing is. */
export async function findPortalFact(tx: SystemTransaction, name: string): Promise<unknown> {
  const row = await tx.selectFrom('portal_facts').select('value').where('name', '=', name).executeTakeFirst();
  return row?.value;
}

/** Keeps a fact of the portal as a whole, in place of what stood under its name; it must be possible to write it as JSON. */
export async function savePortalFact(tx: SystemTransaction, name: string, fact: unknown): Promise<void> {
  const value = JSON.stringify(fact);
  await tx
    .insertInto('portal_facts')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
