import type { readTrainingReport as readTrainingReportCall } from '@portal/contract/training/training-reports.calls.ts';
import { daysBetween } from '@portal/domain/training/training-year.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { coursesOf } from '../courses/shelf.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { countCourses } from '../people/team.store.ts';
import { countRecalls } from '../recall/recalls.store.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { rolesTable } from './roles-table.ts';
import { countMonths, countOverdue, countRoleMonths, listHardest, listOverdue } from './training-reports.store.ts';

const PAGE_SIZE = 25;
/** With fewer answers, one person's bad day would look like a hard question. */
const LEAST_ANSWERS = 5;
const HARDEST = 10;
/** With fewer people, a share would tell of one of them. */
const LEAST_PEOPLE = 3;

/** Who is late, how far each course and month came, and which questions are the hardest. */
export async function readTrainingReport(
  { database, clock }: TrainingServices,
  { session, brand, language }: CallerOf<typeof readTrainingReportCall>,
  { page }: InputOf<typeof readTrainingReportCall>,
): Promise<AnswerOf<typeof readTrainingReportCall>> {
  const today = trainingDay(clock.now(), brand);
  const { orgId } = session;
  const view = { orgId, today, courses: yearPlaces(), only: null };
  return database.inOrg(orgId, async (tx) => {
    const courses = await coursesOf(tx, language);
    const courseOf = new Map(courses.map((course) => [course.id, course]));
    const nameOf = (courseId: string) => courseOf.get(courseId)?.name ?? courseId;
    const counts = new Map((await countCourses(tx, orgId, today)).map((row) => [row.course_id, row]));
    const overdue = await listOverdue(tx, view, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
    const hardest = await listHardest(tx, orgId, { leastAnswers: LEAST_ANSWERS, limit: HARDEST });
    return {
      success: true,
      data: {
        overdue: {
          total: await countOverdue(tx, view),
          pageSize: PAGE_SIZE,
          rows: overdue.map((row) => ({
            traineeId: row.trainee_id,
            name: row.name,
            email: row.email,
            department: row.department,
            courseId: row.course_id,
            courseName: nameOf(row.course_id),
            dueOn: row.due_on,
            daysLate: daysBetween(row.due_on, today),
          })),
        },
        courses: courses.map(({ id, name, month, role }) => {
          const row = counts.get(id);
          return {
            courseId: id,
            name,
            month,
            role: role ?? null,
            assigned: row?.assigned ?? 0,
            completed: row?.completed ?? 0,
            inProgress: row?.in_progress ?? 0,
            overdue: row?.overdue ?? 0,
            waived: row?.waived ?? 0,
            score: row?.score ?? null,
          };
        }),
        months: await countMonths(tx, view, brand.timeZone),
        roles: rolesTable(await countRoleMonths(tx, view)),
        recall: recallFigures(await countRecalls(tx, orgId)),
        hardest: hardest.flatMap(({ course_id: courseId, question_id: questionId, answers, wrong }) => {
          // A question that was taken out of its course cannot be shown any more.
          const known = courseOf.get(courseId)?.quiz.find(({ id }) => id === questionId);
          if (known === undefined) return [];
          return [{ courseId, courseName: nameOf(courseId), questionId, question: known.question, answers, wrong }];
        }),
      },
    };
  });
}

const recallFigures = ({ people, answers, ...of }: Awaited<ReturnType<typeof countRecalls>>) => ({
  people,
  answers: of.answered_by < LEAST_PEOPLE ? 0 : answers,
  rightPercent: of.answered_by < LEAST_PEOPLE ? null : Math.round((of.right_answers / answers) * 100),
});
