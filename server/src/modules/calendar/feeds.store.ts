import type { OrgTransaction, SystemTransaction } from '../../database/database.ts';

/** An admin's own address; undefined where there is none. */
export function findFeed(tx: OrgTransaction, userId: string) {
  return tx
    .selectFrom('calendar_feeds')
    .select(['made_at', 'last_read_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Makes an admin's address, or another one, after which the one before answers nothing. */
export async function saveFeed(
  tx: OrgTransaction,
  {
    orgId,
    userId,
    hash,
    at,
  }: { readonly orgId: string; readonly userId: string; readonly hash: Buffer; readonly at: Date },
): Promise<void> {
  const fresh = { token_hash: hash, made_at: at, last_read_at: null };
  await tx
    .insertInto('calendar_feeds')
    .values({ user_id: userId, org_id: orgId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute();
}

/** @returns whether there was one */
export async function deleteFeed(tx: OrgTransaction, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('calendar_feeds').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Whose address has a secret with this hash; nobody's where the firm is suspended or goes. Notes that it was read. */
export async function readFeedOwner(tx: SystemTransaction, hash: Buffer, at: Date) {
  const owner = await tx
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.user_id', 'calendar_feeds.user_id')
    .innerJoin('organisations', 'organisations.org_id', 'calendar_feeds.org_id')
    .select(['calendar_feeds.user_id as userId', 'calendar_feeds.org_id as orgId', 'email', 'brand_id as brandId'])
    .where('token_hash', '=', hash)
    .whereRef('users.org_id', '=', 'calendar_feeds.org_id')
    .where('suspended_at', 'is', null)
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirst();
  if (owner !== undefined)
    await tx.updateTable('calendar_feeds').set({ last_read_at: at }).where('user_id', '=', owner.userId).execute();
  return owner;
}
