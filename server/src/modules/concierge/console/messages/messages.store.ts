import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import type { MessageAudience } from '@portal/domain/concierge/message-audience.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../../database/database.ts';
import { isCustomer } from '../../../../database/sandboxes/customers-that-count.ts';
import type { PublicationState } from '../weaknesses.store.ts';

const stateColumn = sql<PublicationState>`case when withdrawn_at is not null then 'withdrawn'
  when published_at is not null then 'published' else 'draft' end`;

type MessagesFilter = {
  readonly seen: CustomersSeen;
  readonly search: string;
  readonly state?: PublicationState | undefined;
};

/** Whether a message is to customers alone whom somebody sees. */
const toSeen = (seen: readonly string[]) =>
  sql<boolean>`audience->>'kind' = 'organisations' and audience->'ids' <@ ${JSON.stringify(seen)}::jsonb`;

function matching(tx: SystemTransaction, { seen, search, state }: MessagesFilter) {
  return tx
    .selectFrom('concierge_messages')
    .$if(seen !== 'all', (query) => query.where(toSeen(seen === 'all' ? [] : seen)))
    .$if(search !== '', (query) => query.where('title', 'ilike', containsPattern(search)))
    .$if(state !== undefined, (query) => query.where(stateColumn, '=', state ?? 'draft'));
}

function described(tx: SystemTransaction, filter: MessagesFilter) {
  return matching(tx, filter)
    .select([
      'message_id',
      'title',
      'audience',
      'published_at',
      'withdrawn_at',
      'created_at',
      'created_by_name',
      'version',
    ])
    .select(stateColumn.as('state'))
    .select(
      sql<number>`(select count(*)::int from concierge_deliveries delivery
        where delivery.message_id = concierge_messages.message_id)`.as('delivered'),
    )
    .select(
      sql<number>`(select count(distinct read.org_id)::int from concierge_reads read join concierge_deliveries delivery
        on delivery.org_id = read.org_id and delivery.message_id = read.message_id
        where delivery.message_id = concierge_messages.message_id)`.as('read_by'),
    );
}

export type MessageRow = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>;

/** One page of the messages, newest first, with how many there are in all. */
export async function listMessages(
  tx: SystemTransaction,
  { offset, limit, ...filter }: MessagesFilter & { offset: number; limit: number },
): Promise<{ total: number; rows: MessageRow[] }> {
  const { total } = await matching(tx, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await described(tx, filter)
    .orderBy('created_at', 'desc')
    .orderBy('message_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

export function findMessage(tx: SystemTransaction, messageId: string) {
  return described(tx, { seen: 'all', search: '' })
    .select('body')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
}

/** A message that nobody else changes until this transaction has ended. */
export function lockMessage(tx: SystemTransaction, messageId: string) {
  return tx
    .selectFrom('concierge_messages')
    .select(['message_id', 'title', 'body', 'audience', 'published_at', 'withdrawn_at', 'version'])
    .where('message_id', '=', messageId)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedMessage = NonNullable<Awaited<ReturnType<typeof lockMessage>>>;

export async function insertMessage(
  tx: SystemTransaction,
  message: { messageId: string; title: string; body: string; audience: MessageAudience; at: Date; byName: string },
): Promise<void> {
  await tx
    .insertInto('concierge_messages')
    .values({
      message_id: message.messageId,
      title: message.title,
      body: message.body,
      audience: JSON.stringify(message.audience),
      created_at: message.at,
      created_by_name: message.byName,
    })
    .execute();
}

/** Changes a message that was locked. */
export async function updateMessage(
  tx: SystemTransaction,
  messageId: string,
  change: {
    readonly title?: string;
    readonly body?: string;
    readonly audience?: MessageAudience;
    readonly published_at?: Date;
    readonly withdrawn_at?: Date;
  },
): Promise<void> {
  const { audience, ...rest } = change;
  await tx
    .updateTable('concierge_messages')
    .set({
      ...rest,
      ...(audience === undefined ? {} : { audience: JSON.stringify(audience) }),
      version: sql<number>`version + 1`,
    })
    .where('message_id', '=', messageId)
    .execute();
}

export async function deleteMessage(tx: SystemTransaction, messageId: string): Promise<void> {
  await tx.deleteFrom('concierge_messages').where('message_id', '=', messageId).execute();
}

/** The customers that an audience amounts to; a sandbox only where it is named, and none that is being deleted. */
function inAudience(audience: MessageAudience): RawBuilder<boolean> {
  switch (audience.kind) {
    case 'all':
      return isCustomer();
    case 'organisations':
      return sql<boolean>`organisations.org_id = any(${audience.ids}::uuid[])`;
    case 'plans':
      return sql<boolean>`(organisations.plan_id = any(${audience.ids}::text[]) and ${isCustomer()})`;
    case 'brands':
      return sql<boolean>`(organisations.brand_id = any(${audience.ids}::text[]) and ${isCustomer()})`;
  }
}

export async function countAudience(tx: SystemTransaction, audience: MessageAudience): Promise<number> {
  const { total } = await tx
    .selectFrom('organisations')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where('deletion_requested_at', 'is', null)
    .where(inAudience(audience))
    .executeTakeFirstOrThrow();
  return Number(total);
}

/** Customers by their ids, by name. */
export function listNamedOrganisations(tx: SystemTransaction, orgIds: readonly string[]) {
  return tx
    .selectFrom('organisations')
    .select(['org_id', 'company_name'])
    .where(sql<boolean>`org_id = any(${orgIds}::uuid[])`)
    .orderBy('name_in_lower_case')
    .orderBy('org_id')
    .execute();
}

/**
 * Gives a message to customers of its audience that do not have it yet, some at a time.
 * @returns the customers that got it now; fewer than `limit` when there are no more
 */
export async function deliverMessage(
  tx: SystemTransaction,
  message: Pick<LockedMessage, 'message_id' | 'title' | 'body' | 'audience'> & { published_at: Date },
  { at, limit }: { at: Date; limit: number },
): Promise<{ org_id: string }[]> {
  const { rows } = await sql<{ org_id: string }>`
    insert into concierge_deliveries (org_id, message_id, title, body, published_at, delivered_at)
    select org_id, ${message.message_id}, ${message.title}, ${message.body}, ${message.published_at}, ${at}
    from organisations
    where deletion_requested_at is null and ${inAudience(message.audience)} and not exists (
      select from concierge_deliveries delivery
      where delivery.org_id = organisations.org_id and delivery.message_id = ${message.message_id})
    order by org_id limit ${limit}
    on conflict do nothing
    returning org_id`.execute(tx);
  return rows;
}

/** Messages that may still have to be brought to somebody: published since, and not withdrawn. */
export async function listMessagesPublishedSince(tx: SystemTransaction, since: Date): Promise<string[]> {
  const rows = await tx
    .selectFrom('concierge_messages')
    .select('message_id')
    .where('published_at', '>=', since)
    .where('withdrawn_at', 'is', null)
    .orderBy('published_at')
    .execute();
  return rows.map((row) => row.message_id);
}

/** Changes customers' copies with their message. */
export async function updateDeliveries(
  tx: SystemTransaction,
  messageId: string,
  change: { readonly title: string; readonly body: string } | { readonly withdrawn_at: Date },
): Promise<void> {
  await tx.updateTable('concierge_deliveries').set(change).where('message_id', '=', messageId).execute();
}

/** Deletes the messages that went to this customer alone. */
export async function deleteMessagesTo(tx: SystemTransaction, orgId: string): Promise<void> {
  const alone = JSON.stringify({ kind: 'organisations', ids: [orgId] });
  await tx.deleteFrom('concierge_messages').where(sql<boolean>`audience = ${alone}::jsonb`).execute();
}
