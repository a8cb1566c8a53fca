import type { TRAINEE_FILTERS, TRAINEE_ORDERS } from '@portal/contract/training/trainee.schemas.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { OrgTransaction } from '../../../database/database.ts';

export type TraineeFilter = (typeof TRAINEE_FILTERS)[number];
type TraineeOrder = (typeof TRAINEE_ORDERS)[number];

/** Whose team is looked at, on which day, and by which courses: those of the year, or one of them. */
export type TeamView = { readonly orgId: string; readonly today: string; readonly courseIds: readonly string[] };

/** Everybody, the removed too, with what their courses amount to; only courses that there still are count. */
const team = ({ orgId, today, courseIds }: TeamView) => sql`
  select trainee.*, coalesce(done.assigned, 0)::int as assigned, coalesce(done.completed, 0)::int as completed,
    coalesce(done.overdue, 0)::int as overdue, coalesce(done.begun, 0)::int as begun, coalesce(done.waived, 0)::int as waived,
    done.next_due_on, done.last_change_at
  from trainees trainee
  left join (
    select trainee_id, count(*) filter (where completed_at is not null or not is_waived) as assigned,
      count(completed_at) as completed, count(*) filter (where started_at is not null) as begun,
      count(*) filter (where completed_at is null and is_waived) as waived,
      count(*) filter (where completed_at is null and not is_waived and due_on < ${today}) as overdue,
      min(due_on) filter (where completed_at is null and not is_waived) as next_due_on,
      max(greatest(started_at, completed_at)) as last_change_at
    from course_assignments where org_id = ${orgId} and course_id = any(${courseIds}::text[]) group by trainee_id
  ) done on done.trainee_id = trainee.trainee_id
  where trainee.org_id = ${orgId}`;

const isFinished = ({ courseIds }: TeamView) =>
  sql`completed + waived >= ${courseIds.length} and ${courseIds.length}::int > 0`;

function conditionOf(filter: TraineeFilter, view: TeamView): RawBuilder<unknown> {
  switch (filter) {
    case 'all':
      return sql`status = 'active'`;
    case 'overdue':
      return sql`status = 'active' and overdue > 0`;
    case 'up-to-date':
      return sql`status = 'active' and overdue = 0`;
    case 'not-started':
      return sql`status = 'active' and begun = 0 and completed = 0 and waived = 0`;
    case 'in-progress':
      return sql`status = 'active' and begun > 0 and not (${isFinished(view)})`;
    case 'finished':
      return sql`status = 'active' and ${isFinished(view)}`;
    case 'removed':
      return sql`status = 'removed'`;
  }
}

const matches = (search: string) => {
  const pattern = containsPattern(search.toLowerCase());
  return search === ''
    ? sql`true`
    : sql`(lower(name) like ${pattern} or email like ${pattern} or lower(department) like ${pattern})`;
};

const ORDERS: Readonly<Record<TraineeOrder, RawBuilder<unknown>>> = {
  name: sql`name collate "und-x-icu", trainee_id`,
  due: sql`next_due_on nulls last, name collate "und-x-icu", trainee_id`,
  progress: sql`completed, name collate "und-x-icu", trainee_id`,
  added: sql`added_at desc, name collate "und-x-icu", trainee_id`,
};

export type TeamRow = {
  readonly trainee_id: string;
  readonly revision: number;
  readonly name: string;
  readonly email: string;
  readonly department: string;
  readonly started_on: string;
  readonly assigned: number;
  readonly completed: number;
  readonly overdue: number;
  readonly next_due_on: string | null;
  readonly last_seen_at: Date | null;
  readonly next_course_id: string | null;
  readonly link_expires_at: Date | null;
  readonly link_revoked_at: Date | null;
};

/** A page of the people that the filter lets through; what is looked up beside is looked up for these alone. */
export async function listTeamRows(
  tx: OrgTransaction,
  view: TeamView,
  wanted: { state: TraineeFilter; search: string; sort: TraineeOrder; offset: number; limit: number },
): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select page.trainee_id, revision, name, email, department, started_on, assigned, completed, overdue, next_due_on,
      last_seen_at, next.course_id as next_course_id, link.expires_at as link_expires_at, link.revoked_at as link_revoked_at
    from (
      select *, row_number() over (order by ${ORDERS[wanted.sort]}) as position
      from (${team(view)}) people where ${conditionOf(wanted.state, view)} and ${matches(wanted.search)}
      order by position limit ${wanted.limit} offset ${wanted.offset}
    ) page
    left join lateral (
      select course_id from course_assignments where course_assignments.trainee_id = page.trainee_id
        and course_id = any(${view.courseIds}::text[]) and completed_at is null and not is_waived
      order by due_on, opens_on, course_id limit 1
    ) next on true
    left join lateral (
      select expires_at, revoked_at from trainee_links where trainee_links.trainee_id = page.trainee_id
      order by made_at desc, revoked_at is null desc limit 1
    ) link on true
    order by position`.execute(tx);
  return rows;
}

export type TeamCounts = { readonly [Filter in TraineeFilter]: number } & {
  /** Of the people whom the list's filter and search let through. */
  readonly found: number;
  readonly lastChangeAt: Date | null;
};

/** How many people each filter lets through, and how many the list has. */
export async function countTeam(
  tx: OrgTransaction,
  view: TeamView,
  wanted: { state: TraineeFilter; search: string } = { state: 'all', search: '' },
): Promise<TeamCounts> {
  const count = (filter: TraineeFilter) => sql`count(*) filter (where ${conditionOf(filter, view)})::int`;
  const { rows } = await sql<TeamCounts>`
    select ${count('all')} as "all", ${count('overdue')} as "overdue", ${count('up-to-date')} as "up-to-date",
      ${count('not-started')} as "not-started", ${count('in-progress')} as "in-progress",
      ${count('finished')} as "finished", ${count('removed')} as "removed", max(last_change_at) as "lastChangeAt",
      count(*) filter (where ${conditionOf(wanted.state, view)} and ${matches(wanted.search)})::int as "found"
    from (${team(view)}) people`.execute(tx);
  const [counts] = rows;
  if (counts === undefined) throw new Error('A count has one row');
  return counts;
}

export type CourseCounts = {
  readonly course_id: string;
  readonly assigned: number;
  readonly completed: number;
  readonly in_progress: number;
  readonly overdue: number;
  readonly waived: number;
  /** Percent right in the tries that were passed. */
  readonly score: number | null;
};

/** How the active people stand with each course that somebody has. */
export async function countCourses(tx: OrgTransaction, orgId: string, today: string): Promise<CourseCounts[]> {
  const { rows } = await sql<CourseCounts>`
    select course_id, count(*) filter (where completed_at is not null or not is_waived)::int as assigned,
      count(completed_at)::int as completed,
      count(*) filter (where completed_at is null and not is_waived and started_at is not null and due_on >= ${today})::int
        as in_progress,
      count(*) filter (where completed_at is null and not is_waived and due_on < ${today})::int as overdue,
      count(*) filter (where completed_at is null and is_waived)::int as waived,
      round(avg(100.0 * right_answers / out_of) filter (where completed_at is not null and out_of > 0))::int as score
    from course_assignments join trainees using (trainee_id)
    where course_assignments.org_id = ${orgId} and trainees.status = 'active' group by course_id`.execute(tx);
  return rows;
}
