import type { Course } from '@portal/contract/training/course.schemas.ts';
import type { QuizQuestion } from '@portal/contract/training/quiz.schemas.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { DrawnQuestion } from '@portal/domain/training/draw-quiz.ts';
import { pickRecalls, type RecallQuestion, recallWeek } from '@portal/domain/training/recall.ts';
import { seededOrder } from '@portal/domain/training/seeded-order.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { coursesOfPerson } from '../courses/shelf.ts';
import { findRecallWeek, insertRecallWeek, listCompletedIds, listRecalls, type RecallRow } from './recalls.store.ts';

/** Whose week, and the day that it is in the brand's zone. */
export type RecallPerson = {
  readonly orgId: string;
  readonly traineeId: string;
  readonly today: string;
  readonly timeZone: string;
};

/** A question of a week, with what is known of it; `isAnswered` says whether that was in this week. */
export type WeekQuestion = RecallQuestion & { readonly row: RecallRow | null; readonly isAnswered: boolean };

/** The questions of a person's week: drawn when they are first asked for, and the same until the week is over. */
export async function questionsOfWeek(tx: OrgTransaction, person: RecallPerson): Promise<readonly WeekQuestion[]> {
  const { traineeId, today, timeZone } = person;
  const week = recallWeek(today);
  const rows = await listRecalls(tx, traineeId);
  const courses = await coursesOfPerson(tx, traineeId);
  const kept = (await findRecallWeek(tx, traineeId, week)) ?? (await drawWeek(tx, person, rows, courses));
  return (kept?.course_ids ?? []).flatMap((courseId, place) => {
    const questionId = kept?.question_ids[place] ?? '';
    // A question may have been taken out of its course since.
    if (findQuestion(courses, courseId, questionId) === undefined) return [];
    const row = rows.find((one) => one.course_id === courseId && one.question_id === questionId) ?? null;
    return [{ courseId, questionId, row, isAnswered: row !== null && dayOf(row.last_answered_at, timeZone) >= week }];
  });
}

async function drawWeek(
  tx: OrgTransaction,
  { orgId, traineeId, today }: RecallPerson,
  rows: readonly RecallRow[],
  courses: readonly Course[],
): ReturnType<typeof findRecallWeek> {
  const week = recallWeek(today);
  const known = rows
    .map((row) => ({ courseId: row.course_id, questionId: row.question_id, dueOn: row.due_on }))
    .filter(({ courseId, questionId }) => findQuestion(courses, courseId, questionId) !== undefined);
  const fresh = (await listCompletedIds(tx, traineeId)).flatMap((courseId) =>
    (courses.find(({ id }) => id === courseId)?.quiz ?? [])
      .filter(({ id }) => !rows.some((row) => row.course_id === courseId && row.question_id === id))
      .map(({ id }) => ({ courseId, questionId: id })),
  );
  const picked = pickRecalls(known, fresh, { today, seed: `${traineeId}/${week}` });
  if (picked.length === 0) return undefined;
  const courseIds = picked.map(({ courseId }) => courseId);
  await insertRecallWeek(tx, { orgId, traineeId, week, courseIds, questionIds: picked.map((one) => one.questionId) });
  return findRecallWeek(tx, traineeId, week);
}

const findQuestion = (courses: readonly Course[], courseId: string, questionId: string): QuizQuestion | undefined =>
  questionOf(
    courses.find(({ id }) => id === courseId),
    questionId,
  );

/** A question of a course; undefined where the course has none of that id. */
export const questionOf = (course: Pick<Course, 'quiz'> | undefined, questionId: string): QuizQuestion | undefined =>
  course?.quiz.find(({ id }) => id === questionId);

/** In which order a person sees the options of a question in a week, whenever they open it. */
export function orderOfOptions(
  { id, right, wrong }: Pick<QuizQuestion, 'id' | 'right' | 'wrong'>,
  { traineeId, today }: Pick<RecallPerson, 'traineeId' | 'today'>,
): DrawnQuestion {
  const positions = [...right, ...wrong].map((_, position) => position);
  return { id, optionOrder: seededOrder(positions, `${traineeId}/${recallWeek(today)}/${id}`) };
}
