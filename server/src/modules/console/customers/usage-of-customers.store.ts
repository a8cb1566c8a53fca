import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';

/** From an instant on, up to but not including another, and how many rows at most. */
export type UsagePeriod = { readonly from: Date; readonly until: Date; readonly limit: number };

/** Counts come as text, because the driver gives a bigint so. */
export type UsageOfCustomer = {
  readonly org_id: string;
  readonly company_name: string;
  readonly brand_id: string;
  readonly plan_id: string;
  readonly subscription_status: string;
  readonly subscription_id: string | null;
  readonly is_suspended: boolean;
  readonly created_at: Date;
  readonly subscribed_at: Date | null;
  readonly trial_ends_at: Date | null;
  /** When a subscription that has ended did so, as far as the log tells. */
  readonly ended_at: Date | null;
  readonly admins: string;
  readonly people: string;
  readonly websites: string;
  readonly scans: string;
  readonly active_policies: string;
  readonly approved_policies: string;
  readonly courses: string;
  readonly phishing_mails: string;
  readonly help_requests: string;
  readonly help_replies: string;
};

/**
 * What every customer of before the end of a period has now, and what it did in it, by name. Each table is read once; rounds of a
 * course that somebody began again are kept apart from the current one.
 */
export async function readUsageOfCustomers(
  tx: SystemTransaction,
  { from, until, limit }: UsagePeriod,
): Promise<readonly UsageOfCustomer[]> {
  // As in `countUsage`: the planner expects one row of each table.
  await sql`set local enable_nestloop = off`.execute(tx);
  const { rows } = await sql<UsageOfCustomer>`
    with
      firms as (select * from organisations where created_at < ${until} and ${isCustomer()} order by name_in_lower_case, org_id limit ${limit}),
      ends as (
        select org_id, max(at) as at from audit_log
        where action in ('plan.set', 'plan.changed-by-billing') and details -> 'to' ->> 'status' = 'CANCELLED'
        group by org_id
      ),
      admins as (select org_id, count(*) as figure from users where org_id is not null group by org_id),
      people as (select org_id, count(*) as figure from trainees where removed_at is null group by org_id),
      sites as (select org_id, count(*) as figure from websites group by org_id),
      runs as (
        select org_id, count(*) as figure from scans
        where status = 'completed' and completed_at >= ${from} and completed_at < ${until} group by org_id
      ),
      policies as (
        select org_id, count(distinct policy_id) filter (where status = 'Active') as active,
          count(*) filter (where approved_at >= ${from} and approved_at < ${until}) as approved
        from policy_versions group by org_id
      ),
      courses as (
        select org_id, count(*) as figure
        from (
          select org_id, completed_at from course_assignments union all select org_id, completed_at from course_rounds
        ) as each_round
        where completed_at >= ${from} and completed_at < ${until} group by org_id
      ),
      mails as (
        select org_id, count(*) as figure from phishing_mails where sent_at >= ${from} and sent_at < ${until} group by org_id
      ),
      asked as (
        select org_id, count(*) as figure from help_requests
        where opened_at >= ${from} and opened_at < ${until} group by org_id
      ),
      answered as (
        select org_id, count(*) as figure from help_replies
        where author = 'concierge' and at >= ${from} and at < ${until} group by org_id
      )
    select o.org_id, o.company_name, o.brand_id, o.plan_id, o.subscription_status, b.subscription_id,
      o.suspended_at is not null as is_suspended, o.created_at, o.subscribed_at, o.trial_ends_at,
      case when o.subscription_status = 'CANCELLED' then ends.at end as ended_at,
      coalesce(admins.figure, 0) as admins, coalesce(people.figure, 0) as people, coalesce(sites.figure, 0) as websites,
      coalesce(runs.figure, 0) as scans, coalesce(policies.active, 0) as active_policies,
      coalesce(policies.approved, 0) as approved_policies, coalesce(courses.figure, 0) as courses,
      coalesce(mails.figure, 0) as phishing_mails, coalesce(asked.figure, 0) as help_requests,
      coalesce(answered.figure, 0) as help_replies
    from firms o
    left join billing_subscriptions b using (org_id)
    left join ends using (org_id)
    left join admins using (org_id)
    left join people using (org_id)
    left join sites using (org_id)
    left join runs using (org_id)
    left join policies using (org_id)
    left join courses using (org_id)
    left join mails using (org_id)
    left join asked using (org_id)
    left join answered using (org_id)
    order by o.name_in_lower_case, o.org_id`.execute(tx);
  return rows;
}

export type BillingLine = {
  readonly at: Date;
  readonly org_id: string;
  readonly company_name: string;
  readonly brand_id: string;
  /** An entry of the log, or an event of the payment service. */
  readonly source: 'log' | 'payment service';
  readonly what: string;
  readonly plan_id: string | null;
  readonly status: string | null;
  readonly reason: string | null;
  readonly outcome: string | null;
  readonly actor: string | null;
};

/** What the log and the payment service say of plans and payments in a period, oldest first. */
export async function readBillingLines(
  tx: SystemTransaction,
  { from, until, limit }: UsagePeriod,
): Promise<readonly BillingLine[]> {
  const { rows } = await sql<BillingLine>`
    with lines as (
      select at, org_id, 'log' as source, action as what, subject as plan_id, details -> 'to' ->> 'status' as status,
        details ->> 'reason' as reason, null as outcome, actor_email as actor, audit_id::text as id
      from audit_log
      where action in (
          'plan.requested', 'plan.request-withdrawn', 'plan.confirmed', 'plan.declined', 'plan.set',
          'plan.checkout-started', 'plan.changed-by-billing'
        ) and at >= ${from} and at < ${until}
      union all
      select occurred_at, org_id, 'payment service', event_type, null, null, null, outcome, null, event_id
      from billing_events where occurred_at >= ${from} and occurred_at < ${until}
    )
    select l.at, l.org_id, o.company_name, o.brand_id, l.source, l.what, l.plan_id, l.status, l.reason, l.outcome, l.actor
    from lines l join organisations o using (org_id)
    where ${isCustomer('o')}
    order by l.at, l.id limit ${limit}`.execute(tx);
  return rows;
}
