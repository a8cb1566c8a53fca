import type { ORGANISATION_ORDERS } from '@portal/contract/console/console.schemas.ts';
import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { sql } from 'kysely';
import { amongSeen } from '../../database/among-seen.ts';
import { containsPattern } from '../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { isCustomer } from '../../database/sandboxes/customers-that-count.ts';

export type OrganisationRow = {
  org_id: string;
  company_name: string;
  plan_id: string;
  subscription_status: string;
  is_trial_over: boolean;
  suspended_at: Date | null;
  is_sandbox: boolean;
  created_at: Date;
  websites: string;
  admins: string;
  recent_scans: string;
  active_at: Date | null;
  /** The latest one, and the one of 28 days before it; null where there was none. */
  score: number | null;
  score_before: number | null;
  /** As the score of the day found it. */
  worst_point: string;
  worst_point_rank: number;
};

export type OrganisationOrder = (typeof ORGANISATION_ORDERS)[number];

export type OrganisationsSlice = {
  readonly seen: CustomersSeen;
  /** A part of the company's name, with marks or without, or of a member's address. */
  readonly search: string;
  readonly sort: OrganisationOrder;
  /** A state of the subscription, `trial-ended` for a trial that is over, `suspended`, `sandbox`, or `all`. */
  readonly status: string;
  readonly offset: number;
  readonly limit: number;
  readonly now: Date;
  /** Scans that began later are recent. */
  readonly scansSince: Date;
  /** The day with whose score today's is compared, such as "2026-10-28". */
  readonly scoreOfDay: string;
};

const ORDERS = {
  newest: sql`organisations.created_at desc, organisations.org_id`,
  oldest: sql`organisations.created_at, organisations.org_id desc`,
  name: sql`organisations.name_in_lower_case, organisations.org_id`,
  'name-backwards': sql`organisations.name_in_lower_case desc, organisations.org_id desc`,
  'most-websites': sql`organisations.counted_websites desc, organisations.org_id`,
  'fewest-websites': sql`organisations.counted_websites, organisations.org_id desc`,
  'most-scans': sql`organisations.counted_scans desc, organisations.org_id`,
  'fewest-scans': sql`organisations.counted_scans, organisations.org_id desc`,
  'most-admins': sql`organisations.counted_admins desc, organisations.org_id`,
  'fewest-admins': sql`organisations.counted_admins, organisations.org_id desc`,
  'best-score': sql`organisations.counted_score desc, organisations.org_id`,
  'worst-score': sql`organisations.counted_score, organisations.org_id desc`,
  'worst-point': sql`organisations.worst_point_rank desc, organisations.org_id`,
  'mildest-point': sql`organisations.worst_point_rank, organisations.org_id desc`,
  'active-last': sql`organisations.last_active_at desc nulls last, organisations.org_id`,
  'active-longest-ago': sql`organisations.last_active_at nulls first, organisations.org_id desc`,
} as const satisfies Readonly<Record<OrganisationOrder, unknown>>;

/** The same order from its other end: a page near the end is found from there. */
const BACKWARDS: Readonly<Record<OrganisationOrder, OrganisationOrder>> = {
  newest: 'oldest',
  oldest: 'newest',
  name: 'name-backwards',
  'name-backwards': 'name',
  'most-websites': 'fewest-websites',
  'fewest-websites': 'most-websites',
  'most-scans': 'fewest-scans',
  'fewest-scans': 'most-scans',
  'most-admins': 'fewest-admins',
  'fewest-admins': 'most-admins',
  'best-score': 'worst-score',
  'worst-score': 'best-score',
  'worst-point': 'mildest-point',
  'mildest-point': 'worst-point',
  'active-last': 'active-longest-ago',
  'active-longest-ago': 'active-last',
};

/** Null where no end is known. */
const isTrialOver = (now: Date) => sql<boolean | null>`(subscription_status = 'INTRIAL' and trial_ends_at <= ${now})`;

/** The customers that a search and a state of the console's list find. */
export function matchingOrganisations(
  tx: SystemTransaction,
  { seen, search, status, now }: Pick<OrganisationsSlice, 'seen' | 'search' | 'status' | 'now'>,
) {
  return tx
    .selectFrom('organisations')
    .where(amongSeen('org_id', seen))
    .$if(search !== '', (query) =>
      query.where(({ eb, or, selectFrom }) =>
        or([
          eb('name_without_marks', 'like', containsPattern(withoutMarks(search))),
          eb(
            'org_id',
            'in',
            selectFrom('users').select('org_id').where('email', 'like', containsPattern(search.toLowerCase())),
          ),
        ]),
      ),
    )
    .$if(status === 'suspended', (query) => query.where('suspended_at', 'is not', null))
    .$if(status === 'sandbox', (query) => query.where('is_sandbox', '=', true))
    .$if(!['suspended', 'sandbox', 'all'].includes(status), (query) =>
      query
        .where(isCustomer())
        .where('subscription_status', '=', status === 'trial-ended' ? 'INTRIAL' : status)
        .where('suspended_at', 'is', null)
        .$if(status === 'INTRIAL', (trials) => trials.where(isTrialOver(now), 'is not', true))
        .$if(status === 'trial-ended', (trials) => trials.where(isTrialOver(now), 'is', true)),
    );
}

/**
 * One page of the customers with how many there are in all. The page is found by ids, which the indexes hold; the rest is read, and
 * what each uses is counted, for its rows alone.
 */
export async function listOrganisations(
  tx: SystemTransaction,
  { seen, search, sort, status, offset, limit, now, scansSince, scoreOfDay }: OrganisationsSlice,
): Promise<{ total: number; sandboxes: number; rows: OrganisationRow[] }> {
  const matching = matchingOrganisations(tx, { seen, search, status, now });
  const { total, sandboxes } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .select(sql<string>`count(*) filter (where not ${isCustomer()})`.as('sandboxes'))
    .executeTakeFirstOrThrow();
  const size = Math.max(0, Math.min(limit, Number(total) - offset));
  const isNearEnd = offset > Number(total) / 2;
  const page = matching
    .select('org_id')
    .orderBy(ORDERS[isNearEnd ? BACKWARDS[sort] : sort])
    .offset(isNearEnd ? Math.max(0, Number(total) - offset - size) : offset)
    .limit(size);
  const rows = await tx
    .selectFrom(page.as('page'))
    .innerJoin('organisations', 'organisations.org_id', 'page.org_id')
    .select(['organisations.org_id', 'company_name', 'plan_id', 'subscription_status', 'suspended_at', 'created_at'])
    .select('is_sandbox')
    .select(['worst_point', 'worst_point_rank'])
    .select([
      sql<boolean>`coalesce(${isTrialOver(now)}, false)`.as('is_trial_over'),
      sql<string>`(select count(*) from websites w where w.org_id = page.org_id)`.as('websites'),
      sql<string>`(select count(*) from users u where u.org_id = page.org_id)`.as('admins'),
      sql<string>`(select count(*) from scans s where s.org_id = page.org_id and s.started_at > ${scansSince})`.as(
        'recent_scans',
      ),
      sql<Date | null>`greatest(
        (select max(s.active_at) from sessions s join users u using (user_id) where u.org_id = page.org_id),
        (select max(at) from audit_log a where a.org_id = page.org_id and a.action = 'session.created'))`.as(
        'active_at',
      ),
      sql<number | null>`(select score from score_days d where d.org_id = page.org_id order by on_day desc limit 1)`.as(
        'score',
      ),
      sql<number | null>`(
        select score from score_days d where d.org_id = page.org_id and on_day <= ${scoreOfDay} order by on_day desc limit 1
      )`.as('score_before'),
    ])
    .orderBy(ORDERS[sort])
    .execute();
  return { total: Number(total), sandboxes: Number(sandboxes), rows };
}
