import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Whether the firm offers two questions a week; so does one that has chosen nothing. */
export async function isRecallOffered(tx: OrgTransaction): Promise<boolean> {
  const row = await tx.selectFrom('training_programmes').select('recall').executeTakeFirst();
  return row?.recall ?? true;
}

/** Notes that a person wants the questions, from when on; null for not any more. */
export async function updateRecallWish(tx: OrgTransaction, traineeId: string, since: Date | null): Promise<void> {
  await tx.updateTable('trainees').set({ recall_since: since }).where('trainee_id', '=', traineeId).execute();
}

/** Ids of the courses that a person has completed, in whatever round. */
export async function listCompletedIds(tx: OrgTransaction, traineeId: string): Promise<string[]> {
  const { rows } = await sql<{ course_id: string }>`
    select course_id from course_assignments where trainee_id = ${traineeId} and completed_at is not null
    union select course_id from course_rounds where trainee_id = ${traineeId} and completed_at is not null
    order by course_id`.execute(tx);
  return rows.map(({ course_id }) => course_id);
}

/** How well a person knows what they were asked. */
export function listRecalls(tx: OrgTransaction, traineeId: string) {
  return tx
    .selectFrom('training_recalls')
    .select(['course_id', 'question_id', 'box', 'due_on', 'last_answered_at', 'was_right'])
    .where('trainee_id', '=', traineeId)
    .orderBy('course_id')
    .orderBy('question_id')
    .execute();
}

export type RecallRow = Awaited<ReturnType<typeof listRecalls>>[number];

/** What a person is asked in the week that begins on a day. */
export function findRecallWeek(tx: OrgTransaction, traineeId: string, week: string) {
  return tx
    .selectFrom('training_recall_weeks')
    .select(['course_ids', 'question_ids'])
    .where('trainee_id', '=', traineeId)
    .where('week', '=', week)
    .executeTakeFirst();
}

/** Keeps what a person is asked in a week; what was kept at the same moment stays. */
export async function insertRecallWeek(
  tx: OrgTransaction,
  row: { orgId: string; traineeId: string; week: string; courseIds: readonly string[]; questionIds: readonly string[] },
): Promise<void> {
  await tx
    .insertInto('training_recall_weeks')
    .values({
      org_id: row.orgId,
      trainee_id: row.traineeId,
      week: row.week,
      course_ids: [...row.courseIds],
      question_ids: [...row.questionIds],
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Keeps an answer, and when the question comes again. */
export async function saveRecall(
  tx: OrgTransaction,
  of: { orgId: string; traineeId: string; courseId: string; questionId: string },
  answer: { box: number; dueOn: string; isRight: boolean; at: Date },
): Promise<void> {
  const right = answer.isRight ? 1 : 0;
  const state = {
    box: answer.box,
    due_on: answer.dueOn,
    last_answered_at: answer.at,
    was_right: answer.isRight,
  };
  await tx
    .insertInto('training_recalls')
    .values({
      org_id: of.orgId,
      trainee_id: of.traineeId,
      course_id: of.courseId,
      question_id: of.questionId,
      right_answers: right,
      ...state,
    })
    .onConflict((conflict) =>
      conflict.columns(['trainee_id', 'course_id', 'question_id']).doUpdateSet((update) => ({
        ...state,
        answers: update('training_recalls.answers', '+', 1),
        right_answers: update('training_recalls.right_answers', '+', right),
      })),
    )
    .execute();
}

/** How many people want the questions, and how those who have answered did. */
export async function countRecalls(
  tx: OrgTransaction,
  orgId: string,
): Promise<{ people: number; answered_by: number; answers: number; right_answers: number }> {
  const { rows } = await sql<{ people: number; answered_by: number; answers: number; right_answers: number }>`
    select (select count(*)::int from trainees where org_id = ${orgId} and status = 'active' and recall_since is not null) as people,
      count(distinct trainee_id)::int as answered_by, coalesce(sum(answers), 0)::int as answers,
      coalesce(sum(right_answers), 0)::int as right_answers
    from training_recalls where org_id = ${orgId}`.execute(tx);
  return rows[0] ?? { people: 0, answered_by: 0, answers: 0, right_answers: 0 };
}

const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Removes what was asked in weeks that are over; how well it is known stays. */
export async function deletePastRecallWeeks(tx: SystemTransaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS).toISOString().slice(0, 10);
  await tx.deleteFrom('training_recall_weeks').where('week', '<', before).execute();
}
