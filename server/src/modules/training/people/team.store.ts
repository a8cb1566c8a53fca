import type { TRAINEE_FILTERS, TRAINEE_ORDERS } from '@portal/contract/training/trainee.schemas.ts';
import { COURSES_PER_YEAR } from '@portal/domain/training/training-year.ts';
import { type RawBuilder, sql } from 'kysely';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { type CoursePlace, courseTable, isAmong, personYear, YEAR_OF_COURSE } from '../openings.store.ts';

export type TraineeFilter = (typeof TRAINEE_FILTERS)[number];
type TraineeOrder = (typeof TRAINEE_ORDERS)[number];

/** Whose team is looked at, on which day, and by which courses: those of everybody's year, or one of them. */
export type TeamView = {
  readonly orgId: string;
  readonly today: string;
  readonly courses: readonly CoursePlace[];
  /** The one course that is looked at; null for all. */
  readonly only: string | null;
};

/** Whether a row's `course_id` is of the view. */
export const isOfView = ({ courses, only }: Pick<TeamView, 'courses' | 'only'>) =>
  only === null ? isAmong(courses.map(({ id }) => id)) : sql`course_id = ${only}`;

/** What counts for a person: the courses of their year, and what is still open of others. */
const isOfYear = ({ only }: Pick<TeamView, 'only'>) =>
  only === null
    ? sql`(completed_at is null and not is_waived) or case when course.role is null
        then ${YEAR_OF_COURSE} = person.year else assignment.opens_on >= person.year_start end`
    : sql`course.course_id = ${only}`;

/**
 * Everybody, the removed too, with what their courses amount to; only courses that there still are count. `opened` is how many of the
 * year's courses have opened, `done_of_year` how many of these are done.
 */
export const team = ({ today, ...view }: Omit<TeamView, 'orgId'> & { readonly orgId: string | null }) => sql`
  with person as materialized (
    select trainee.*, coalesce(year, 1) as year, coalesce(year_start, trainee.started_on) as year_start,
      coalesce(opened, 0) as opened
    from trainees trainee
    left join training_programmes programme on programme.org_id = trainee.org_id
    left join lateral ${personYear(today)} years on true
    where ${view.orgId === null ? sql`true` : sql`trainee.org_id = ${view.orgId}`}
  )
  select person.*, coalesce(done.assigned, 0)::int as assigned, coalesce(done.completed, 0)::int as completed,
    coalesce(done.overdue, 0)::int as overdue, coalesce(done.begun, 0)::int as begun, coalesce(done.waived, 0)::int as waived,
    coalesce(done.open, 0)::int as open, coalesce(done.done_of_year, 0)::int as done_of_year,
    done.next_due_on, done.last_change_at, greatest(done.completed_last, kept.completed_last) as completed_last
  from person
  left join (
    select trainee_id, count(*) filter (where counts and (completed_at is not null or not is_waived)) as assigned,
      count(completed_at) filter (where counts) as completed,
      count(*) filter (where counts and started_at is not null) as begun,
      count(*) filter (where counts and completed_at is null and is_waived) as waived,
      count(*) filter (where counts and completed_at is null and not is_waived) as open,
      count(*) filter (where completed_at is null and not is_waived and due_on < ${today} and counts) as overdue,
      count(*) filter (where counts and is_of_all and (completed_at is not null or is_waived)) as done_of_year,
      min(due_on) filter (where counts and completed_at is null and not is_waived) as next_due_on,
      max(greatest(started_at, completed_at)) as last_change_at, max(completed_at) as completed_last
    from (
      select assignment.*, course.role is null as is_of_all, (${isOfYear(view)}) as counts
      from person join course_assignments assignment using (trainee_id)
      join ${courseTable(view.courses)} on course.course_id = assignment.course_id
    ) own group by trainee_id
  ) done on done.trainee_id = person.trainee_id
  left join (
    select trainee_id, max(completed_at) as completed_last from course_rounds
    where ${view.orgId === null ? sql`true` : sql`org_id = ${view.orgId}`} group by trainee_id
  ) kept on kept.trainee_id = person.trainee_id`;

/** Nothing is open, and nothing of the year is still to come. */
export function isFinished({ courses, only }: Pick<TeamView, 'courses' | 'only'>): RawBuilder<unknown> {
  if (only !== null) return sql`(completed + waived > 0)`;
  const perYear = sql`(select count(*) from ${courseTable(courses)}
    where course.role is null and (course.month <= ${COURSES_PER_YEAR}) = (year % 2 = 1))`;
  return sql`(open = 0 and exists (select from ${courseTable(courses)} where course.role is null)
    and (done_of_year >= ${perYear} or (done_of_year > 0 and opened >= ${COURSES_PER_YEAR})))`;
}

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
      return sql`status = 'active' and begun > 0 and not ${isFinished(view)}`;
    case 'finished':
      return sql`status = 'active' and ${isFinished(view)}`;
    case 'removed':
      return sql`status = 'removed'`;
  }
}

/** Which people of a filter are wanted. */
type Sought = { readonly search: string; readonly role?: string | undefined };

const matches = ({ search, role }: Sought) => {
  const pattern = containsPattern(search.toLowerCase());
  const found = sql`(lower(name) like ${pattern} or email like ${pattern} or lower(department) like ${pattern})`;
  return sql`${search === '' ? sql`true` : found} and ${role === undefined ? sql`true` : sql`${role} = any(roles)`}`;
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
  readonly roles: string[];
  readonly is_finished: boolean;
  readonly from_directory: boolean;
};

/** A page of the people that the filter lets through; what is looked up beside is looked up for these alone. */
export async function listTeamRows(
  tx: OrgTransaction,
  view: TeamView,
  wanted: Sought & { state: TraineeFilter; sort: TraineeOrder; offset: number; limit: number },
): Promise<TeamRow[]> {
  const { rows } = await sql<TeamRow>`
    select page.trainee_id, page.roles, ${isFinished(view)} as is_finished, from_directory, revision, name, email, department, started_on, assigned, completed, overdue, next_due_on,
      last_seen_at, next.course_id as next_course_id, link.expires_at as link_expires_at, link.revoked_at as link_revoked_at
    from (
      select *, row_number() over (order by ${ORDERS[wanted.sort]}) as position
      from (${team(view)}) people where ${conditionOf(wanted.state, view)} and ${matches(wanted)}
      order by position limit ${wanted.limit} offset ${wanted.offset}
    ) page
    left join lateral (
      select course_id from course_assignments where course_assignments.trainee_id = page.trainee_id
        and ${isOfView(view)} and completed_at is null and not is_waived
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
  wanted: Sought & { state: TraineeFilter } = { state: 'all', search: '' },
): Promise<TeamCounts> {
  const count = (filter: TraineeFilter) => sql`count(*) filter (where ${conditionOf(filter, view)})::int`;
  const { rows } = await sql<TeamCounts>`
    select ${count('all')} as "all", ${count('overdue')} as "overdue", ${count('up-to-date')} as "up-to-date",
      ${count('not-started')} as "not-started", ${count('in-progress')} as "in-progress",
      ${count('finished')} as "finished", ${count('removed')} as "removed", max(last_change_at) as "lastChangeAt",
      count(*) filter (where ${conditionOf(wanted.state, view)} and ${matches(wanted)})::int as "found"
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

/**
 * How the active people stand with each course that somebody has.
 * @param round of which round, what was kept of it included; null for what they have now
 */
export async function countCourses(
  tx: OrgTransaction,
  orgId: string,
  today: string,
  round: number | null = null,
): Promise<CourseCounts[]> {
  const given = sql`select trainee_id, course_id, due_on, is_waived, started_at, completed_at, right_answers, out_of
    from course_assignments where org_id = ${orgId}`;
  const ofRound = sql`${given} and round = ${round} union all
    select trainee_id, course_id, due_on, is_waived, completed_at, completed_at, right_answers, out_of
    from course_rounds where org_id = ${orgId} and round = ${round}`;
  const { rows } = await sql<CourseCounts>`
    select course_id, count(*) filter (where completed_at is not null or not is_waived)::int as assigned,
      count(completed_at)::int as completed,
      count(*) filter (where completed_at is null and not is_waived and started_at is not null and due_on >= ${today})::int
        as in_progress,
      count(*) filter (where completed_at is null and not is_waived and due_on < ${today})::int as overdue,
      count(*) filter (where completed_at is null and is_waived)::int as waived,
      round(avg(100.0 * right_answers / out_of) filter (where completed_at is not null and out_of > 0))::int as score
    from (${round === null ? given : ofRound}) records join trainees using (trainee_id)
    where trainees.status = 'active' group by course_id`.execute(tx);
  return rows;
}
