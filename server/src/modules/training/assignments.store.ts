import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';
import { type CoursePlace, courseTable, dayOfRound, IS_FOR, openings } from './openings.store.ts';

/** The people meant: these, or all of the organisation. */
const ofPeople = (traineeIds: readonly string[] | null) =>
  traineeIds === null ? sql`true` : sql`trainee.trainee_id = any(${traineeIds}::uuid[])`;

/**
 * Opens every course whose day has come, for active people who do not have it yet; how many. Whoever has it from an earlier round gets
 * it again: in the same statement, what had become of it is kept in `course_rounds`.
 * @param traineeIds null for everybody
 */
export async function openCourses(
  tx: OrgTransaction,
  courses: readonly CoursePlace[],
  today: string,
  now: Date,
  traineeIds: readonly string[] | null = null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    with wanted as materialized (
      select trainee.trainee_id, trainee.org_id, course.course_id, opening.round, opening.day, programme.due_days
      from training_programmes programme
      join trainees trainee on trainee.org_id = programme.org_id and trainee.status = 'active'
      cross join ${courseTable(courses)}
      cross join lateral (select * from ${openings(today)} opened order by round desc limit 1) opening
      where ${IS_FOR} and ${ofPeople(traineeIds)}
    ), old as materialized (
      select given.* from course_assignments given join wanted using (trainee_id, course_id)
      where given.round < wanted.round for update of given
    ), kept as (
      insert into course_rounds (${KEPT})
      select ${KEPT} from old on conflict do nothing returning 1
    ), dropped as (
      delete from quiz_tries using old
      where quiz_tries.trainee_id = old.trainee_id and quiz_tries.course_id = old.course_id and quiz_tries.ended_at is null
      returning 1
    )
    insert into course_assignments (trainee_id, course_id, org_id, round, opens_on, due_on, assigned_at)
    select trainee_id, course_id, org_id, round, day, day + due_days, ${now} from wanted
    -- What was is kept first.
    where (select count(*) from kept) + (select count(*) from dropped) >= 0
    on conflict (trainee_id, course_id) do update set round = excluded.round, opens_on = excluded.opens_on,
      due_on = excluded.due_on, assigned_at = excluded.assigned_at, own_version_id = null, is_due_by_hand = false, is_waived = false, lesson = 0,
      furthest = 0, exercises = '{}', exercise_times = '{}', started_at = null, completed_at = null, course_version = null, right_answers = null,
      out_of = null, reminded_on = null, announced_on = null
    where course_assignments.round < excluded.round`.execute(tx);
  return Number(numAffectedRows ?? 0);
}

/** What of a course is kept when it opens again. */
const KEPT = sql`org_id, trainee_id, course_id, round, opens_on, due_on, completed_at, course_version, right_answers, out_of, is_waived,
  own_version_id, exercises, exercise_times`;

/**
 * Moves the days of courses that are not done after the programme or a person's start was changed. Days that an admin set stay;
 * courses of the first round that nobody began and that now open later are planned again.
 */
export async function moveCourses(
  tx: OrgTransaction,
  courses: readonly CoursePlace[],
  today: string,
  traineeIds: readonly string[] | null = null,
): Promise<void> {
  const day = dayOfRound(sql`course_assignments.round`);
  await sql`
    update course_assignments set opens_on = ${day}, due_on = ${day} + programme.due_days
    from training_programmes programme
    join trainees trainee on trainee.org_id = programme.org_id and trainee.status = 'active'
    cross join ${courseTable(courses)}
    where course_assignments.trainee_id = trainee.trainee_id and course_assignments.course_id = course.course_id
      and completed_at is null and not is_waived and not is_due_by_hand and ${IS_FOR} and ${ofPeople(traineeIds)}`.execute(
    tx,
  );
  await tx
    .deleteFrom('course_assignments')
    .where('opens_on', '>', today)
    .where('round', '=', 1)
    .where('started_at', 'is', null)
    .where('completed_at', 'is', null)
    .where('is_waived', '=', false)
    .where('is_due_by_hand', '=', false)
    .$if(traineeIds !== null, (query) => query.where(sql<boolean>`trainee_id = any(${traineeIds}::uuid[])`))
    .execute();
}

/** Takes courses of roles that people have lost from them, as far as nobody began them or gave them by hand. */
export async function dropCoursesOfLostRoles(
  tx: OrgTransaction,
  courses: readonly CoursePlace[],
  traineeIds: readonly string[],
): Promise<void> {
  await sql`
    delete from course_assignments using trainees trainee cross join ${courseTable(courses)}
    where course_assignments.trainee_id = trainee.trainee_id and course_assignments.course_id = course.course_id
      and not ${IS_FOR} and started_at is null and completed_at is null and not is_waived and not is_due_by_hand
      and ${ofPeople(traineeIds)}`.execute(tx);
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
      exercise_times: '{}',
      started_at: null,
      completed_at: null,
      course_version: null,
      own_version_id: null,
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
