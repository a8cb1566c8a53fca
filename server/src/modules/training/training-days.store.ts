import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../database/database.ts';
import { isAmong } from './openings.store.ts';

/** Organisations that have begun their training, and under which brand. */
export function listOrganisationsInTraining(
  tx: SystemTransaction,
  { after, limit }: { readonly after: string | null; readonly limit: number },
) {
  return tx
    .selectFrom('training_programmes')
    .innerJoin('organisations', 'organisations.org_id', 'training_programmes.org_id')
    .select([
      'organisations.org_id as orgId',
      'brand_id as brandId',
      'opened_on as openedOn',
      'reminded_on as remindedOn',
      'reminders',
      'recall',
      'recalled_on as recalledOn',
    ])
    .$if(after !== null, (query) => query.where('organisations.org_id', '>', after))
    .orderBy('organisations.org_id')
    .limit(limit)
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
  /** It has opened, and no mail told of it yet. */
  readonly is_new: boolean;
};

/**
 * Some people who got no mail of the day yet, with every course of theirs that may be reminded of or that is new to them, the most
 * urgent first; their rows are locked, and those that another process has locked are left to it.
 */
export async function lockPeopleWithOpenCourses(
  tx: OrgTransaction,
  { today, lastDueOn, courseIds }: { today: string; lastDueOn: string; courseIds: readonly string[] },
  { after, limit }: { after: string; limit: number },
): Promise<OpenCourse[]> {
  const isNew = sql`announced_on is null and started_at is null and opens_on <= ${today}`;
  const isTold = sql`completed_at is null and not is_waived and ${isAmong(courseIds)}
    and (due_on <= ${lastDueOn} or (${isNew}))`;
  const { rows } = await sql<OpenCourse>`
    with people as (
      select trainee_id, email, name from trainees
      where status = 'active' and trainee_id > ${after} and (reminded_on is null or reminded_on < ${today})
        and exists (select from course_assignments where course_assignments.trainee_id = trainees.trainee_id and ${isTold})
      order by trainee_id limit ${limit} for update skip locked
    )
    select people.trainee_id, email, name, course_id, due_on, assigned_at, reminded_on, (${isNew}) as is_new
    from people join course_assignments using (trainee_id)
    where ${isTold}
    order by trainee_id, due_on, course_id`.execute(tx);
  return rows;
}

type Named = Pick<OpenCourse, 'trainee_id' | 'course_id'>;

/** Notes whom a mail went to today, and which courses it reminded of or told of for the first time. */
export async function markPeopleTold(
  tx: OrgTransaction,
  { reminded, announced }: { readonly reminded: readonly Named[]; readonly announced: readonly Named[] },
  today: string,
): Promise<void> {
  const all = [...reminded, ...announced];
  const traineeIds = all.map(({ trainee_id }) => trainee_id);
  const isReminded = all.map((_course, index) => index < reminded.length);
  await sql`update trainees set reminded_on = ${today} where trainee_id = any(${traineeIds}::uuid[])`.execute(tx);
  await sql`
    update course_assignments set announced_on = coalesce(announced_on, ${today}),
      reminded_on = case when named.is_reminded then ${today}::date else reminded_on end
    from unnest(${traineeIds}::uuid[], ${all.map(({ course_id }) => course_id)}::text[], ${isReminded}::boolean[])
      as named (trainee_id, course_id, is_reminded)
    where course_assignments.trainee_id = named.trainee_id and course_assignments.course_id = named.course_id`.execute(
    tx,
  );
}
