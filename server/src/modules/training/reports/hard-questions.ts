import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { coursesOf } from '../courses/shelf.ts';
import { listHardest } from './training-reports.store.ts';

/** With fewer answers, one person's bad day would look like a hard question. */
const LEAST_ANSWERS = 5;

/** So many questions that are answered wrong most often, in the reader's language; one that its course no longer has cannot be shown. */
export async function readHardQuestions(tx: OrgTransaction, orgId: string, language: Language, limit: number) {
  const courses = new Map((await coursesOf(tx, language)).map((course) => [course.id, course]));
  const hardest = await listHardest(tx, orgId, { leastAnswers: LEAST_ANSWERS, limit });
  return hardest.flatMap(({ course_id: courseId, question_id: questionId, answers, wrong }) => {
    const course = courses.get(courseId);
    const known = course?.quiz.find(({ id }) => id === questionId);
    if (course === undefined || known === undefined) return [];
    return [{ courseId, courseName: course.name, questionId, question: known.question, answers, wrong }];
  });
}
