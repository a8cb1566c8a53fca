import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../database/database.ts';

/** Organisations that have begun their training, and under which brand. */
export function listOrganisationsInTraining(tx: SystemTransaction) {
  return tx
    .selectFrom('training_programmes')
    .innerJoin('organisations', 'organisations.org_id', 'training_programmes.org_id')
    .select(['organisations.org_id', 'brand_id', 'opened_on', 'reminded_on', 'reminders'])
    .orderBy('organisations.org_id')
    .execute();
}

/** Takes a day's opening of courses upon itself: true for one of those who ask at once, and once a day. */
export async function claimOpening(tx: OrgTransaction, today: string): Promise<boolean> {
  const row = await tx
    .updateTable('training_programmes')
    .set({ opened_on: today })
    .where(({ or, eb }) => or([eb('opened_on', 'is', null), eb('opened_on', '<', today)]))
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that a day's reminders are all queued. */
export async function markReminded(tx: OrgTransaction, today: string): Promise<void> {
  await tx.updateTable('training_programmes').set({ reminded_on: today }).execute();
}

export type OpenCourse = {
  readonly trainee_id: string;
  readonly email: string;
  readonly name: string;
  readonly course_id: string;
  readonly due_on: string;
  readonly assigned_at: Date;
  readonly reminded_on: string | null;
};

/**
 * Some people who were not reminded today, with every course of theirs that may be reminded of, the most urgent first; their rows are
 * locked, and those that another process has locked are left to it.
 */
export async function lockPeopleWithOpenCourses(
  tx: OrgTransaction,
  { today, lastDueOn, courseIds }: { today: string; lastDueOn: string; courseIds: readonly string[] },
  { after, limit }: { after: string; limit: number },
): Promise<OpenCourse[]> {
  const { rows } = await sql<OpenCourse>`
    with people as (
      select trainee_id, email, name from trainees
      where status = 'active' and trainee_id > ${after} and (reminded_on is null or reminded_on < ${today})
        and exists (
          select from course_assignments where course_assignments.trainee_id = trainees.trainee_id and due_on <= ${lastDueOn}
            and completed_at is null and not is_waived and course_id = any(${courseIds}::text[]))
      order by trainee_id limit ${limit} for update skip locked
    )
    select people.trainee_id, email, name, course_id, due_on, assigned_at, reminded_on
    from people join course_assignments using (trainee_id)
    where due_on <= ${lastDueOn} and completed_at is null and not is_waived and course_id = any(${courseIds}::text[])
    order by trainee_id, due_on, course_id`.execute(tx);
  return rows;
}

/** Notes whom a mail went to today, and which courses it named. */
export async function markPeopleReminded(
  tx: OrgTransaction,
  courses: readonly Pick<OpenCourse, 'trainee_id' | 'course_id'>[],
  today: string,
): Promise<void> {
  const traineeIds = courses.map(({ trainee_id }) => trainee_id);
  await sql`update trainees set reminded_on = ${today} where trainee_id = any(${traineeIds}::uuid[])`.execute(tx);
  await sql`
    update course_assignments set reminded_on = ${today}
    from unnest(${traineeIds}::uuid[], ${courses.map(({ course_id }) => course_id)}::text[]) as named (trainee_id, course_id)
    where course_assignments.trainee_id = named.trainee_id and course_assignments.course_id = named.course_id`.execute(
    tx,
  );
}
