import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';

/** The time whose events are told. */
export type Period = { readonly since: Date; readonly until: Date };

/** What one scan brings is less. */
const MAX_OF_EACH = 2000;

const within = (column: string, { since, until }: Period) =>
  sql<boolean>`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${until}`;

/** Scans of whole websites that ended. */
export function listEndedScans(tx: OrgTransaction, period: Period) {
  return tx
    .selectFrom('scans')
    .select('scan_id')
    .where('retest_of', 'is', null)
    .where('status', 'in', ['completed', 'failed'])
    .where(within('completed_at', period))
    .orderBy('completed_at')
    .limit(MAX_OF_EACH)
    .execute();
}

/** Findings that came, came back or became worse; what only informs is left out. */
export function listOpenedFindings(tx: OrgTransaction, period: Period) {
  return tx
    .selectFrom('website_findings')
    .select(['website_finding_id', 'times_reopened', 'worsened_at'])
    .where('severity', '<>', 'info')
    .where('state', '<>', 'fixed')
    .where(({ or }) => or(['first_seen_at', 'reopened_at', 'worsened_at'].map((at) => within(at, period))))
    .orderBy('last_seen_at')
    .limit(MAX_OF_EACH)
    .execute();
}

/** Findings that are gone since. */
export function listFixedFindings(tx: OrgTransaction, period: Period) {
  return tx
    .selectFrom('website_findings')
    .select(['website_finding_id', 'times_reopened'])
    .where('severity', '<>', 'info')
    .where('state', '=', 'fixed')
    .where(within('fixed_at', period))
    .orderBy('fixed_at')
    .limit(MAX_OF_EACH)
    .execute();
}

/** Weaknesses that experts published. */
export function listPublishedWeaknesses(tx: OrgTransaction, period: Period) {
  return tx
    .selectFrom('weaknesses')
    .select(['weakness_id', 'title', 'severity', 'published_at'])
    .where('withdrawn_at', 'is', null)
    .where(within('published_at', period))
    .orderBy('published_at')
    .limit(MAX_OF_EACH)
    .execute();
}

/** Courses that people completed. */
export function listCompletedCourses(tx: OrgTransaction, period: Period) {
  return tx
    .selectFrom('certificates')
    .select(['certificate_id', 'trainee_id', 'course_id', 'course_name', 'issued_at'])
    .where(within('issued_at', period))
    .orderBy('issued_at')
    .limit(MAX_OF_EACH)
    .execute();
}

/** Versions of policies that were approved. */
export function listApprovedPolicies(tx: OrgTransaction, period: Period) {
  return tx
    .selectFrom('policy_versions')
    .select(['policy_id', 'version', 'name', 'approver', 'approved_at'])
    .where('status', '=', 'Active')
    .where(within('approved_at', period))
    .orderBy('approved_at')
    .limit(MAX_OF_EACH)
    .execute();
}

/** Days whose score is less than that of the day before it, from a day on. */
export async function listScoreDrops(
  tx: OrgTransaction,
  { from, after }: { readonly from: string; readonly after: string },
) {
  return tx
    .selectFrom((query) =>
      query
        .selectFrom('score_days')
        .select(['on_day', 'score', sql<number | null>`lag(score) over (order by on_day)`.as('before')])
        .as('days'),
    )
    .select(['on_day', 'score', 'before'])
    .where('on_day', '>=', from)
    .where('on_day', '>', after)
    .whereRef('score', '<', 'before')
    .orderBy('on_day')
    .execute();
}

/** Customers that signed up. */
export function listNewCustomers(tx: SystemTransaction, period: Period) {
  return tx
    .selectFrom('organisations')
    .select('org_id')
    .where(within('created_at', period))
    .where(isCustomer())
    .orderBy('created_at')
    .limit(MAX_OF_EACH)
    .execute();
}
