import type { OrgTransaction } from '../../database/database.ts';

/** Questions about these points, the earliest first. */
export function listQuestions(tx: OrgTransaction, pointIds: readonly string[]) {
  return tx
    .selectFrom('handover_questions')
    .selectAll()
    .where('point_id', 'in', pointIds)
    .orderBy('asked_at')
    .orderBy('question_id')
    .execute();
}

export type QuestionRow = Awaited<ReturnType<typeof listQuestions>>[number];

export async function insertQuestion(
  tx: OrgTransaction,
  question: {
    readonly questionId: string;
    readonly orgId: string;
    readonly pointId: string;
    readonly text: string;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('handover_questions')
    .values({
      question_id: question.questionId,
      org_id: question.orgId,
      point_id: question.pointId,
      question: question.text,
      asked_at: question.at,
    })
    .execute();
}

/** A question with the handover that it came through; nobody else answers it until this transaction has ended. */
export function lockQuestion(tx: OrgTransaction, questionId: string) {
  return tx
    .selectFrom('handover_questions')
    .innerJoin('handover_points', 'handover_points.point_id', 'handover_questions.point_id')
    .innerJoin('handovers', 'handovers.handover_id', 'handover_points.handover_id')
    .select(['handover_questions.question', 'handover_questions.answer', 'handover_points.title'])
    .select(['handovers.helper_name', 'handovers.helper_email', 'handovers.shows_firm'])
    .where('question_id', '=', questionId)
    .forUpdate('handover_questions')
    .executeTakeFirst();
}

export async function saveAnswer(
  tx: OrgTransaction,
  questionId: string,
  answer: { readonly text: string; readonly at: Date; readonly byName: string },
): Promise<void> {
  await tx
    .updateTable('handover_questions')
    .set({ answer: answer.text, answered_at: answer.at, answered_by_name: answer.byName })
    .where('question_id', '=', questionId)
    .execute();
}
