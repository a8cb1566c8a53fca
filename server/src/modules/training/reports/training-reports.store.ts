import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';
import { isOfView, type TeamView } from '../people/team.store.ts';

const openOf = ({ orgId, today, ...view }: TeamView) => sql`
  course_assignments.org_id = ${orgId} and ${isOfView(view)} and status = 'active'
    and completed_at is null and not is_waived and due_on < ${today}`;

export type OverdueRow = {
  readonly trainee_id: string;
  readonly name: string;
  readonly email: string;
  readonly department: string;
  readonly course_id: string;
  readonly due_on: string;
};

/** Courses that are overdue, the longest first. */
export async function listOverdue(
  tx: OrgTransaction,
  view: TeamView,
  { offset, limit }: { offset: number; limit: number },
): Promise<OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    select trainees.trainee_id, name, email, department, course_id, due_on
    from course_assignments join trainees using (trainee_id) where ${openOf(view)}
    order by due_on, name collate "und-x-icu", trainees.trainee_id, course_id limit ${limit} offset ${offset}`.execute(
    tx,
  );
  return rows;
}

export async function countOverdue(tx: OrgTransaction, view: TeamView): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from course_assignments join trainees using (trainee_id) where ${openOf(view)}`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

/** What people have, and what was kept of the rounds before. */
const EVERY_ROUND = sql`(
  select org_id, trainee_id, course_id, due_on, completed_at, is_waived from course_assignments
  union all select org_id, trainee_id, course_id, due_on, completed_at, is_waived from course_rounds
)`;

export type RoleMonth = {
  readonly role: string | null;
  readonly people: number;
  readonly month: string;
  readonly due: number;
  readonly completed: number;
};

/** Of what fell due in each of the last twelve months, how much is done: for everybody, and for each role that somebody has. */
export async function countRoleMonths(tx: OrgTransaction, { orgId, today }: TeamView): Promise<RoleMonth[]> {
  const { rows } = await sql<RoleMonth>`
    with person as (
      select trainee_id, roles from trainees where org_id = ${orgId} and status = 'active'
    ), role as (
      select null as role, count(*)::int as people from person
      union all select role, count(*)::int from person cross join unnest(roles) role group by role
    ), months as (
      select (date_trunc('month', ${today}::date) - make_interval(months => back))::date as month from generate_series(0, 11) back
    ), counted as (
      select role.role, date_trunc('month', due_on)::date as month, count(*)::int as due, count(completed_at)::int as completed
      from role join person on role.role is null or role.role = any(person.roles)
      join ${EVERY_ROUND} records using (trainee_id)
      where (completed_at is not null or not is_waived) and due_on >= (select min(month) from months) group by 1, 2
    )
    select role.role, people, to_char(months.month, 'YYYY-MM') as month, coalesce(due, 0) as due,
      coalesce(completed, 0) as completed
    from role cross join months
    left join counted on counted.role is not distinct from role.role and counted.month = months.month
    order by role.role nulls first, months.month`.execute(tx);
  return rows;
}

/** How many courses fell due and how many were completed in each of the last twelve months, this one the last. */
export async function countMonths(
  tx: OrgTransaction,
  { orgId, today, ...view }: TeamView,
  timeZone: string,
): Promise<{ month: string; due: number; completed: number }[]> {
  const { rows } = await sql<{ month: string; due: number; completed: number }>`
    with months as (
      select (date_trunc('month', ${today}::date) - make_interval(months => back))::date as month from generate_series(0, 11) back
    ), courses as (
      select due_on, completed_at, is_waived from ${EVERY_ROUND} records join trainees using (trainee_id)
      where records.org_id = ${orgId} and ${isOfView(view)} and status = 'active'
    ), due as (
      select date_trunc('month', due_on)::date as month, count(*)::int as count from courses
      where completed_at is not null or not is_waived group by 1
    ), completed as (
      select date_trunc('month', completed_at at time zone ${timeZone})::date as month, count(*)::int as count from courses
      where completed_at is not null group by 1
    )
    select to_char(month, 'YYYY-MM') as month, coalesce(due.count, 0) as due, coalesce(completed.count, 0) as completed
    from months left join due using (month) left join completed using (month) order by month`.execute(tx);
  return rows;
}

export type HardQuestion = {
  readonly course_id: string;
  readonly question_id: string;
  readonly answers: number;
  readonly wrong: number;
};

/** Questions by the share of wrong answers, of those with at least so many answers. */
export async function listHardest(
  tx: OrgTransaction,
  orgId: string,
  { leastAnswers, limit }: { leastAnswers: number; limit: number },
): Promise<HardQuestion[]> {
  const { rows } = await sql<HardQuestion>`
    select course_id, question_id, answers, wrong
    from (
      select course_id, question_id, count(*)::int as answers from quiz_tries cross join unnest(asked) question_id
      where org_id = ${orgId} and ended_at is not null group by course_id, question_id
    ) asked_ones
    join (
      select course_id, question_id, count(*)::int as wrong from quiz_tries cross join unnest(wrong) question_id
      where org_id = ${orgId} and ended_at is not null group by course_id, question_id
    ) wrong_ones using (course_id, question_id)
    where answers >= ${leastAnswers}
    order by wrong::float / answers desc, answers desc, course_id, question_id
    limit ${limit}`.execute(tx);
  return rows;
}

export type TrainingRecord = {
  readonly trainee_id: string;
  readonly name: string;
  readonly email: string;
  readonly department: string;
  readonly status: 'active' | 'removed';
  readonly started_on: string;
  readonly added_on: string;
  readonly roles: string[];
  readonly course_id: string | null;
  readonly round: number | null;
  readonly opens_on: string | null;
  readonly due_on: string | null;
  readonly is_waived: boolean | null;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly course_version: number | null;
  readonly right_answers: number | null;
  readonly out_of: number | null;
  readonly exercises: string[] | null;
  readonly exercise_times: Readonly<Record<string, string>> | null;
  readonly certificate: string | null;
};

/** Every course of every person in every round, those who were removed and those without a course too. */
export async function listRecords(tx: OrgTransaction, orgId: string): Promise<TrainingRecord[]> {
  const { rows } = await sql<TrainingRecord>`
    select trainees.trainee_id, name, email, department, status, started_on, added_on, roles, assignment.course_id, round, opens_on, due_on, is_waived, started_at,
      completed_at, assignment.course_version, right_answers, out_of, exercises, exercise_times, certificate.code as certificate
    from trainees
    left join (
      select trainee_id, course_id, round, opens_on, due_on, is_waived, started_at, completed_at, course_version, right_answers, out_of,
        exercises, exercise_times
      from course_assignments where org_id = ${orgId}
      union all
      select trainee_id, course_id, round, opens_on, due_on, is_waived, null, completed_at, course_version, right_answers, out_of,
        exercises, exercise_times
      from course_rounds where org_id = ${orgId}
    ) assignment on assignment.trainee_id = trainees.trainee_id
    -- A certificate is written at the moment in which its course is completed.
    left join certificates certificate on certificate.trainee_id = assignment.trainee_id
      and certificate.course_id = assignment.course_id and certificate.issued_at = completed_at
    where trainees.org_id = ${orgId}
    order by status, name collate "und-x-icu", trainees.trainee_id, opens_on, assignment.course_id`.execute(tx);
  return rows;
}
