import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Customers of a letter whose turn is still to come, by their id. */
export async function listWaitingRecipients(
  tx: SystemTransaction,
  letterId: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ orgId: string }[]> {
  return tx
    .selectFrom('letter_recipients')
    .select('org_id as orgId')
    .where('letter_id', '=', letterId)
    .where('ended_at', 'is', null)
    .$if(after !== null, (query) => query.where('org_id', '>', after))
    .orderBy('org_id')
    .limit(limit)
    .execute();
}

/** Takes a customer's turn: of two workers at once the second waits and finds it taken. False where it was. */
export async function takeTurn(tx: OrgTransaction, letterId: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('letter_recipients')
    .set({ ended_at: at })
    .where('letter_id', '=', letterId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** The customer as a letter names it, with the addresses of its people; undefined when it is suspended or goes. */
export async function findReaders(tx: OrgTransaction) {
  const customer = await tx
    .selectFrom('organisations')
    .select(['company_name', 'brand_id'])
    .where('suspended_at', 'is', null)
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirst();
  if (customer === undefined) return undefined;
  const people = await tx.selectFrom('users').select('email').orderBy('email').execute();
  return { ...customer, emails: people.map(({ email }) => email) };
}

/** Notes how many people of the customer were written to. */
export async function notePeople(tx: OrgTransaction, letterId: string, people: number): Promise<void> {
  await tx.updateTable('letter_recipients').set({ people }).where('letter_id', '=', letterId).execute();
}
