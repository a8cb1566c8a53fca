import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import type { Slice } from './page-of-customers-list.ts';

const visible = (tx: OrgTransaction) => tx.selectFrom('concierge_deliveries').where('withdrawn_at', 'is', null);

const isNewTo = (userId: string) => sql<boolean>`not exists (
  select from concierge_reads read where read.org_id = concierge_deliveries.org_id
    and read.message_id = concierge_deliveries.message_id and read.user_id = ${userId})`;

/** One page of the messages, newest first. */
export function listAlertRows(tx: OrgTransaction, userId: string, slice: Slice) {
  return visible(tx)
    .select(['message_id', 'title', 'body', 'published_at'])
    .select(isNewTo(userId).as('is_new'))
    .orderBy('published_at', 'desc')
    .orderBy('message_id')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
}

export async function countAlerts(tx: OrgTransaction, userId: string): Promise<{ total: number; unread: number }> {
  const row = await visible(tx)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .select(sql<string>`count(*) filter (where ${isNewTo(userId)})`.as('unread'))
    .executeTakeFirstOrThrow();
  return { total: Number(row.total), unread: Number(row.unread) };
}

export function findAlert(tx: OrgTransaction, messageId: string) {
  return visible(tx)
    .select(['message_id', 'title', 'body', 'published_at'])
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** Keeps when somebody first opened a message. */
export async function markAlertRead(
  tx: OrgTransaction,
  read: { orgId: string; messageId: string; userId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('concierge_reads')
    .values({ org_id: read.orgId, message_id: read.messageId, user_id: read.userId, read_at: read.at })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
