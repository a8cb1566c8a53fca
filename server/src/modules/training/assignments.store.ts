import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** A course by its place in the year. */
export type YearCourse = { readonly id: string; readonly month: number };

/** The day on which a `course` opens for a `trainee` of a `programme`; the same rule as `courseOpensOn`. */
export const OPENS_ON = sql`(greatest(programme.starts_on, trainee.started_on, trainee.added_on)
  + make_interval(months => (course.month - 1) * programme.pace_months))::date`;

/** The courses as rows, for a statement of one's own: `course (course_id, month)`. */
export const courseTable = (courses: readonly YearCourse[]) =>
  sql`unnest(${courses.map(({ id }) => id)}::text[], ${courses.map(({ month }) => month)}::int[]) as course (course_id, month)`;

/** The people meant: these, or all of the organisation. */
const ofPeople = (traineeIds: readonly string[] | null) =>
  traineeIds === null ? sql`true` : sql`trainee.trainee_id = any(${traineeIds}::uuid[])`;

/**
 * Opens every course whose day has come, for active people who do not have it yet; how many.
 * @param traineeIds null for everybody
 */
export async function openCourses(
  tx: OrgTransaction,
  courses: readonly YearCourse[],
  today: string,
  now: Date,
  traineeIds: readonly string[] | null = null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into course_assignments (trainee_id, course_id, org_id, opens_on, due_on, assigned_at)
    select trainee.trainee_id, course.course_id, trainee.org_id, opening.day, opening.day + programme.due_days, ${now}
    from training_programmes programme
    join trainees trainee on trainee.org_id = programme.org_id and trainee.status = 'active'
    cross join ${courseTable(courses)}
    cross join lateral (select ${OPENS_ON} as day) opening
    where opening.day <= ${today} and ${ofPeople(traineeIds)}
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/**
 * Moves the days of courses that are not done after the programme or a person's start was changed. Days that an admin set stay;
 * courses that nobody began and that now open later are planned again.
 */
export async function moveCourses(
  tx: OrgTransaction,
  courses: readonly YearCourse[],
  today: string,
  traineeIds: readonly string[] | null = null,
): Promise<void> {
  await sql`
    update course_assignments set opens_on = opening.day, due_on = opening.day + programme.due_days
    from training_programmes programme
    join trainees trainee on trainee.org_id = programme.org_id and trainee.status = 'active'
    cross join ${courseTable(courses)}
    cross join lateral (select ${OPENS_ON} as day) opening
    where course_assignments.trainee_id = trainee.trainee_id and course_assignments.course_id = course.course_id
      and completed_at is null and not is_waived and not is_due_by_hand and ${ofPeople(traineeIds)}`.execute(tx);
  await tx
    .deleteFrom('course_assignments')
    .where('opens_on', '>', today)
    .where('started_at', 'is', null)
    .where('completed_at', 'is', null)
    .where('is_waived', '=', false)
    .where('is_due_by_hand', '=', false)
    .$if(traineeIds !== null, (query) => query.where(sql<boolean>`trainee_id = any(${traineeIds}::uuid[])`))
    .execute();
}

type Change = {
  readonly traineeIds: readonly string[];
  readonly courseIds: readonly string[];
  readonly dueOn: string;
  readonly today: string;
  readonly now: Date;
};

const pairs = ({ traineeIds, courseIds }: Change) => sql`
  from unnest(${traineeIds}::uuid[]) as person (trainee_id) cross join unnest(${courseIds}::text[]) as course (course_id)`;

const chosen = ({ traineeIds, courseIds }: Change) =>
  sql<boolean>`trainee_id = any(${traineeIds}::uuid[]) and course_id = any(${courseIds}::text[])`;

/** Opens courses for people today; where one is open its day moves, and what is completed stays. */
export async function assignCourses(tx: OrgTransaction, orgId: string, change: Change): Promise<void> {
  await sql`
    insert into course_assignments (trainee_id, course_id, org_id, opens_on, due_on, is_due_by_hand, assigned_at)
    select person.trainee_id, course.course_id, ${orgId}, ${change.today}, ${change.dueOn}, true, ${change.now}
    ${pairs(change)}
    on conflict (trainee_id, course_id) do update
      set is_waived = false, due_on = excluded.due_on, is_due_by_hand = true, assigned_at = excluded.assigned_at,
        reminded_on = null
      where course_assignments.completed_at is null`.execute(tx);
}

/** Lifts courses; what is completed stays. */
export async function waiveCourses(tx: OrgTransaction, orgId: string, change: Change): Promise<void> {
  await sql`
    insert into course_assignments (trainee_id, course_id, org_id, opens_on, due_on, is_waived, assigned_at)
    select person.trainee_id, course.course_id, ${orgId}, ${change.today}, ${change.dueOn}, true, ${change.now}
    ${pairs(change)}
    on conflict (trainee_id, course_id) do update set is_waived = true
      where course_assignments.completed_at is null`.execute(tx);
}

/** Has courses done once more from their beginning; tries that were begun are dropped, certificates stay genuine. */
export async function resetCourses(tx: OrgTransaction, change: Change): Promise<void> {
  await tx.deleteFrom('quiz_tries').where(chosen(change)).where('ended_at', 'is', null).execute();
  await tx
    .updateTable('course_assignments')
    .set({
      is_waived: false,
      due_on: change.dueOn,
      is_due_by_hand: true,
      assigned_at: change.now,
      lesson: 0,
      furthest: 0,
      exercises: [],
      started_at: null,
      completed_at: null,
      course_version: null,
      right_answers: null,
      out_of: null,
      reminded_on: null,
    })
    .where(chosen(change))
    .execute();
}

/** Moves the last day of courses that are open. */
export async function moveDueDays(tx: OrgTransaction, change: Change): Promise<void> {
  await tx
    .updateTable('course_assignments')
    .set({ due_on: change.dueOn, is_due_by_hand: true, reminded_on: null })
    .where(chosen(change))
    .where('completed_at', 'is', null)
    .where('is_waived', '=', false)
    .execute();
}

/** What has become of a person's courses, with their tries and latest certificates. */
export async function listAssignments(tx: OrgTransaction, traineeId: string) {
  const { rows } = await sql<AssignmentRow>`
    select assignment.course_id, assignment.opens_on, assignment.due_on, assignment.is_waived, assignment.lesson,
      assignment.furthest, assignment.exercises, assignment.started_at, assignment.completed_at, assignment.course_version,
      coalesce(assignment.right_answers, tries.best) as right_answers, coalesce(assignment.out_of, tries.out_of) as out_of,
      coalesce(tries.count, 0)::int as tries, certificate.code as certificate, coalesce(tries.is_begun, false) as is_begun
    from course_assignments assignment
    left join lateral (
      select count(*) filter (where ended_at is not null) as count, max(right_answers) as best,
        max(cardinality(asked)) filter (where ended_at is not null) as out_of, bool_or(ended_at is null) as is_begun
      from quiz_tries where quiz_tries.trainee_id = assignment.trainee_id and quiz_tries.course_id = assignment.course_id
    ) tries on true
    left join lateral (
      select code from certificates where certificates.trainee_id = assignment.trainee_id
        and certificates.course_id = assignment.course_id and assignment.completed_at is not null
      order by issued_at desc limit 1
    ) certificate on true
    where assignment.trainee_id = ${traineeId}`.execute(tx);
  return rows;
}

export type AssignmentRow = {
  readonly course_id: string;
  readonly opens_on: string;
  readonly due_on: string;
  readonly is_waived: boolean;
  readonly lesson: number;
  readonly furthest: number;
  readonly exercises: string[];
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly course_version: number | null;
  readonly right_answers: number | null;
  readonly out_of: number | null;
  readonly tries: number;
  readonly certificate: string | null;
  readonly is_begun: boolean;
};
