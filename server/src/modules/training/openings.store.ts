import { COURSES_PER_YEAR } from '@portal/domain/training/training-year.ts';
import { type RawBuilder, sql } from 'kysely';

/** A course by its place in the programme, and the role that takes it; null for everybody. */
export type CoursePlace = { readonly id: string; readonly month: number; readonly role: string | null };

/** Whether one of the provider's `own` courses is offered to the transaction's organisation: it is published for their brand. */
export const OFFERED = sql<boolean>`own.is_open
  and own.brands @> array[(select brand_id from organisations where organisations.org_id = app_org_id())]`;

/** The portal's courses and the provider's that the organisation is offered, as rows: `course (course_id, month, role)`. */
export const courseTable = (courses: readonly CoursePlace[]) => sql`(
    select * from unnest(${courses.map(({ id }) => id)}::text[], ${courses.map(({ month }) => month)}::int[],
      ${courses.map(({ role }) => role)}::text[]) as house (course_id, month, role)
    union all select own.course_id, own.month, own.role from own_courses own where ${OFFERED}
  ) as course (course_id, month, role)`;

/** Whether a row's `course_id` is one of these, or one of the provider's that the organisation is offered. */
export const isAmong = (courseIds: readonly string[]) => sql`(course_id = any(${courseIds}::text[])
  or course_id in (select own.course_id from own_courses own where ${OFFERED}))`;

// The rules of `training-year.ts`, once more for many people at a time: of a `trainee` in a `programme`, and a `course`.

const PER_YEAR = sql`${COURSES_PER_YEAR}::int`;
const FIRST_DAY = sql`greatest(programme.starts_on, trainee.started_on, trainee.added_on)`;
const YEAR_MONTHS = sql`(${PER_YEAR} * greatest(programme.pace_months, 1))`;
const ROUND_MONTHS = sql`(2 * ${YEAR_MONTHS})`;
const MONTHS_UNTIL = sql`(case when programme.pace_months > 0 then (course.month - 1) * programme.pace_months
  when course.month <= ${PER_YEAR} then 0 else course.month - 1 end)`;

/** The day on which the course of a round opens for the person; the same rule as `courseOpensOn` and `roleCourseOpensOn`. */
export const dayOfRound = (round: RawBuilder<unknown>) => sql`(case when course.role is null
  then ${FIRST_DAY} + make_interval(months => ${MONTHS_UNTIL} + (${round} - 1) * ${ROUND_MONTHS})
  else greatest((${FIRST_DAY} + make_interval(months => ${MONTHS_UNTIL}))::date, (trainee.role_days ->> course.role)::date)
    + make_interval(months => (${round} - 1) * ${ROUND_MONTHS}) end)::date`;

/** Whether the course is one for the person. */
export const IS_FOR = sql`(course.role is null or course.role = any(trainee.roles))`;

/** Rounds of the course that open for the person up to a day: `opening (round, day)`; no month has fewer than 28 days. */
export const openings = (upTo: string) => sql`(
  select round, moment.day
  from generate_series(1, 1 + greatest(0, ${upTo}::date - ${FIRST_DAY}) / (28 * ${ROUND_MONTHS})) round
  cross join lateral (select ${dayOfRound(sql`round`)} as day) moment
  where moment.day <= ${upTo} and (programme.continues_on is null or moment.day >= programme.continues_on
    or (course.role is null and course.month <= ${PER_YEAR} and round = 1))
)`;

/**
 * The year of a person's training on a day, as `yearOfPerson` counts it, the day on which it began, and how many of its courses have
 * opened by then: `(year, year_start, opened)`.
 */
export const personYear = (today: string) => sql`(
  select year, begun.year_start, case
    when programme.pace_months > 0 then least(${PER_YEAR}, 1 + months.since / programme.pace_months)
    when year % 2 = 1 then ${PER_YEAR} else least(${PER_YEAR}, 1 + months.since) end as opened
  from (select greatest(1, 1 + ${monthsBetween(sql`${today}::date`, FIRST_DAY)} / ${YEAR_MONTHS}) as about) guess
  cross join lateral (select guess.about + case
    when ${FIRST_DAY} + make_interval(months => guess.about * ${YEAR_MONTHS}) <= ${today}::date then 1 else 0 end as year) counted
  cross join lateral (select (${FIRST_DAY} + make_interval(months => (year - 1) * ${YEAR_MONTHS}))::date as year_start) begun
  cross join lateral (select ${monthsBetween(sql`${today}::date`, sql`begun.year_start`)} as since) months
)`;

function monthsBetween(later: RawBuilder<unknown>, earlier: RawBuilder<unknown>) {
  const age = sql`age(${later}, ${earlier})`;
  return sql`(extract(year from ${age}) * 12 + extract(month from ${age}))::int`;
}

/** Of which year an `assignment` of a course for everybody is, as `yearOfCourse` says. */
export const YEAR_OF_COURSE = sql`((assignment.round - 1) * 2 + case when course.month <= ${PER_YEAR} then 1 else 2 end)`;
