import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import { HELP_REQUEST_STATES, type HelpRequestState } from '@portal/domain/concierge/help-request.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { sql } from 'kysely';
import { amongSeen } from '../../../database/among-seen.ts';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { personName } from './organisations.store.ts';

export type RequestsFilter = {
  readonly seen: CustomersSeen;
  readonly search: string;
  readonly state: HelpRequestState | 'open' | 'all';
  /** A member of staff, `nobody`, or `all`. */
  readonly assignee: string;
  readonly orgId?: string | undefined;
};

function matching(tx: SystemTransaction, { seen, search, state, assignee, orgId }: RequestsFilter) {
  const pattern = containsPattern(search.toLowerCase());
  const number = /^(?:cc-)?(\d{4,9})$/i.exec(search)?.[1];
  return tx
    .selectFrom('help_requests')
    .innerJoin('organisations', 'organisations.org_id', 'help_requests.org_id')
    .leftJoin('users as assignees', 'assignees.user_id', 'help_requests.assignee_id')
    .where(amongSeen('help_requests.org_id', seen))
    .$if(search !== '', (query) =>
      query.where(({ or, eb }) =>
        or([
          eb('organisations.name_without_marks', 'like', containsPattern(withoutMarks(search))),
          eb(sql`lower(help_requests.subject)`, 'like', pattern),
          ...(number === undefined ? [] : [eb('help_requests.ordinal', '=', String(Number(number) - 1000))]),
        ]),
      ),
    )
    .$if(state === 'open', (query) => query.where('help_requests.state', '<>', 'closed'))
    .$if(state !== 'open' && state !== 'all', (query) =>
      query.where('help_requests.state', '=', state as HelpRequestState),
    )
    .$if(assignee === 'nobody', (query) => query.where('help_requests.assignee_id', 'is', null))
    .$if(assignee !== 'nobody' && assignee !== 'all', (query) =>
      query.where('help_requests.assignee_id', '=', assignee),
    )
    .$if(orgId !== undefined, (query) => query.where('help_requests.org_id', '=', orgId ?? ''));
}

function described(tx: SystemTransaction, filter: RequestsFilter) {
  return matching(tx, filter)
    .select([
      'help_requests.help_request_id',
      'help_requests.ordinal',
      'help_requests.org_id',
      'organisations.company_name',
    ])
    .select([
      'help_requests.subject',
      'help_requests.about_kind',
      'help_requests.about_id',
      'help_requests.about_label',
    ])
    .select([
      'help_requests.state',
      'help_requests.assignee_id',
      'help_requests.opened_at',
      'help_requests.opened_by_name',
    ])
    .select(['help_requests.last_reply_at', 'help_requests.last_reply_by', 'help_requests.waiting_since'])
    .select(['help_requests.closed_at', 'help_requests.opened_by', 'help_requests.version'])
    .select(personName('assignees').as('assignee_name'));
}

export type StaffRequestRow = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>;

/** One page of all customers' requests: the longest waiting first, then by their newest words; with how many there are in all. */
export async function listStaffRequests(
  tx: SystemTransaction,
  { offset, limit, ...filter }: RequestsFilter & { offset: number; limit: number },
): Promise<{ total: number; rows: StaffRequestRow[] }> {
  const { total } = await matching(tx, filter)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await described(tx, filter)
    .orderBy(sql`help_requests.waiting_since nulls last`)
    .orderBy('help_requests.last_reply_at', 'desc')
    .orderBy('help_requests.help_request_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** How many requests there are in each state. */
export async function countRequestStates(
  tx: SystemTransaction,
  seen: CustomersSeen,
): Promise<Record<HelpRequestState, number>> {
  const rows = await tx
    .selectFrom('help_requests')
    .select(({ fn }) => ['state', fn.countAll<string>().as('total')])
    .where(amongSeen('org_id', seen))
    .groupBy('state')
    .execute();
  const totals = new Map(rows.map((row) => [row.state, Number(row.total)]));
  return Object.fromEntries(HELP_REQUEST_STATES.map((state) => [state, totals.get(state) ?? 0])) as Record<
    HelpRequestState,
    number
  >;
}

export function findStaffRequest(tx: SystemTransaction, helpRequestId: string) {
  return described(tx, { seen: 'all', search: '', state: 'all', assignee: 'all' })
    .leftJoin('users as openers', 'openers.user_id', 'help_requests.opened_by')
    .select('openers.email as opened_by_email')
    .where('help_requests.help_request_id', '=', helpRequestId)
    .executeTakeFirst();
}

/** A member of the provider's staff. */
export function findColleague(tx: SystemTransaction, userId: string) {
  return tx
    .selectFrom('users')
    .select('staff_role')
    .where('user_id', '=', userId)
    .where('is_staff', '=', true)
    .executeTakeFirst();
}

/** Gives what somebody was to answer for a customer back to the others. */
export async function releaseHelpRequests(
  tx: SystemTransaction,
  orgId: string,
  userIds: readonly string[],
): Promise<void> {
  await tx
    .updateTable('help_requests')
    .set({ assignee_id: null, version: sql<number>`version + 1` })
    .where('org_id', '=', orgId)
    .where('state', '<>', 'closed')
    .where(sql<boolean>`assignee_id = any(${userIds}::uuid[])`)
    .execute();
}
