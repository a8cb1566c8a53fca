import type { HelpRequestState, HelpSubject } from '@portal/domain/concierge/help-request.ts';
import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import type { Slice } from '../page-of-customers-list.ts';

const COLUMNS = [
  'help_request_id',
  'ordinal',
  'subject',
  'about_kind',
  'about_id',
  'about_label',
  'state',
  'opened_at',
  'opened_by_name',
  'last_reply_at',
  'last_reply_by',
  'closed_at',
] as const;

/** The concierge has answered since this person last looked. */
const isNewTo = (userId: string) => sql<boolean>`(answered_at is not null and not exists (
  select from help_reads read where read.org_id = help_requests.org_id
    and read.help_request_id = help_requests.help_request_id and read.user_id = ${userId}
    and read.read_at >= help_requests.answered_at))`;

type StateFilter = HelpRequestState | 'open' | 'all';

function matching(tx: OrgTransaction, state: StateFilter) {
  return tx
    .selectFrom('help_requests')
    .$if(state === 'open', (query) => query.where('state', '<>', 'closed'))
    .$if(state !== 'open' && state !== 'all', (query) => query.where('state', '=', state as HelpRequestState));
}

/** One page of the organisation's requests, those with the newest words first, with how many there are, and how many are new to this person. */
export async function listRequestRows(tx: OrgTransaction, userId: string, state: StateFilter, slice: Slice) {
  const rows = await matching(tx, state)
    .select(COLUMNS)
    .select(isNewTo(userId).as('is_new'))
    .orderBy('last_reply_at', 'desc')
    .orderBy('help_request_id')
    .offset(slice.offset)
    .limit(slice.limit)
    .execute();
  const { total } = await matching(tx, state)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const { unread } = await tx
    .selectFrom('help_requests')
    .select(sql<number>`count(*) filter (where ${isNewTo(userId)})::int`.as('unread'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total), unread };
}

export function findRequest(tx: OrgTransaction, helpRequestId: string) {
  return tx.selectFrom('help_requests').select(COLUMNS).where('help_request_id', '=', helpRequestId).executeTakeFirst();
}

export type RequestRow = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** A request that nobody else changes until this transaction has ended. */
export function lockRequest(tx: AnyTransaction, helpRequestId: string) {
  return tx
    .selectFrom('help_requests')
    .select(['help_request_id', 'org_id', 'ordinal', 'subject', 'about_kind', 'state', 'assignee_id'])
    .select(['opened_by', 'opened_by_name', 'last_reply_by', 'waiting_since', 'closed_at', 'version'])
    .where('help_request_id', '=', helpRequestId)
    .forUpdate()
    .executeTakeFirst();
}

export type LockedRequest = NonNullable<Awaited<ReturnType<typeof lockRequest>>>;

/** Adds a request; gives the how manieth of the portal it is, from 1. */
export async function insertRequest(
  tx: OrgTransaction,
  request: {
    readonly helpRequestId: string;
    readonly orgId: string;
    readonly subject: string;
    readonly about: { readonly kind: HelpSubject; readonly id: string | null; readonly label: string };
    readonly userId: string;
    readonly userName: string;
    readonly at: Date;
  },
): Promise<number> {
  const { ordinal } = await tx
    .insertInto('help_requests')
    .values({
      help_request_id: request.helpRequestId,
      org_id: request.orgId,
      subject: request.subject,
      about_kind: request.about.kind,
      about_id: request.about.id,
      about_label: request.about.label,
      assignee_id: null,
      opened_by: request.userId,
      opened_by_name: request.userName,
      opened_at: request.at,
      last_reply_at: request.at,
      last_reply_by: 'customer',
      waiting_since: request.at,
    })
    .returning('ordinal')
    .executeTakeFirstOrThrow();
  return Number(ordinal);
}

/** Changes a request that was locked; its version counts up. */
export async function updateRequest(
  tx: AnyTransaction,
  helpRequestId: string,
  change: {
    readonly state?: HelpRequestState;
    readonly assignee_id?: string | null;
    readonly last_reply_at?: Date;
    readonly last_reply_by?: 'customer' | 'concierge';
    readonly answered_at?: Date;
    readonly waiting_since?: Date | null;
    readonly closed_at?: Date | null;
  },
): Promise<void> {
  await tx
    .updateTable('help_requests')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('help_request_id', '=', helpRequestId)
    .execute();
}

/** Keeps that somebody has opened a request. */
export async function markRequestRead(
  tx: OrgTransaction,
  read: { orgId: string; helpRequestId: string; userId: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('help_reads')
    .values({ org_id: read.orgId, help_request_id: read.helpRequestId, user_id: read.userId, read_at: read.at })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'help_request_id', 'user_id']).doUpdateSet({ read_at: read.at }),
    )
    .execute();
}
