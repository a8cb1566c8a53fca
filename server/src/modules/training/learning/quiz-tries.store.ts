import type { QuizQuestion } from '@portal/contract/training/quiz.schemas.ts';
import type { DrawnQuestion } from '@portal/domain/training/draw-quiz.ts';
import type { OrgTransaction } from '../../../database/database.ts';

/** A question as it was asked: what a course says later changes nothing about a try. */
export type AskedQuestion = Omit<QuizQuestion, 'lesson'> & DrawnQuestion;

/** The chosen places by the question's id. */
export type QuizAnswers = Readonly<Record<string, readonly number[]>>;

const COLUMNS = ['try_id', 'course_id', 'course_version', 'number', 'questions', 'answers', 'ended_at'] as const;

const readTry = (row: {
  try_id: string;
  course_id: string;
  course_version: number;
  number: number;
  questions: unknown;
  answers: unknown;
  ended_at: Date | null;
}) => ({
  tryId: row.try_id,
  courseId: row.course_id,
  version: row.course_version,
  number: row.number,
  // Only what this file has stored.
  questions: row.questions as readonly AskedQuestion[],
  answers: row.answers as QuizAnswers | null,
  endedAt: row.ended_at,
});

export type QuizTry = ReturnType<typeof readTry>;

/** The try that was begun and not ended. */
export async function findOpenTry(tx: OrgTransaction, traineeId: string, courseId: string): Promise<QuizTry | null> {
  const row = await tx
    .selectFrom('quiz_tries')
    .select(COLUMNS)
    .where('trainee_id', '=', traineeId)
    .where('course_id', '=', courseId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row === undefined ? null : readTry(row);
}

/** A try of a person's own, locked until the transaction's end. */
export async function lockTry(tx: OrgTransaction, traineeId: string, tryId: string): Promise<QuizTry | null> {
  const row = await tx
    .selectFrom('quiz_tries')
    .select(COLUMNS)
    .where('trainee_id', '=', traineeId)
    .where('try_id', '=', tryId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : readTry(row);
}

/** The try before: its number, and what it asked. */
export async function findLastTry(
  tx: OrgTransaction,
  traineeId: string,
  courseId: string,
): Promise<{ number: number; asked: readonly string[] }> {
  const row = await tx
    .selectFrom('quiz_tries')
    .select(['number', 'asked'])
    .where('trainee_id', '=', traineeId)
    .where('course_id', '=', courseId)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? { number: 0, asked: [] };
}

export async function insertTry(
  tx: OrgTransaction,
  begun: {
    tryId: string;
    orgId: string;
    traineeId: string;
    courseId: string;
    version: number;
    number: number;
    questions: readonly AskedQuestion[];
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('quiz_tries')
    .values({
      try_id: begun.tryId,
      org_id: begun.orgId,
      trainee_id: begun.traineeId,
      course_id: begun.courseId,
      course_version: begun.version,
      number: begun.number,
      questions: JSON.stringify(begun.questions),
      asked: begun.questions.map(({ id }) => id),
      begun_at: begun.at,
    })
    .execute();
}

export async function endTry(
  tx: OrgTransaction,
  tryId: string,
  end: { answers: QuizAnswers; wrong: readonly string[]; right: number; isPassed: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('quiz_tries')
    .set({
      answers: JSON.stringify(end.answers),
      wrong: [...end.wrong],
      right_answers: end.right,
      is_passed: end.isPassed,
      ended_at: end.at,
    })
    .where('try_id', '=', tryId)
    .execute();
}
