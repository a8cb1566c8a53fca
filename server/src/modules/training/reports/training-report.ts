import type { readTrainingReport as readTrainingReportCall } from '@portal/contract/training/training-reports.calls.ts';
import { daysBetween } from '@portal/domain/training/training-year.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { coursesOf } from '../courses/shelf.ts';
import { yearPlaces } from '../courses/year-courses.ts';
import { countCourses } from '../people/team.store.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { readHardQuestions } from './hard-questions.ts';
import { readRecallFigures } from './recall-figures.ts';
import { rolesTable } from './roles-table.ts';
import { countMonths, countOverdue, countRoleMonths, listOverdue } from './training-reports.store.ts';

const PAGE_SIZE = 25;
const HARDEST = 10;
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
        recall: await readRecallFigures(tx, orgId),
        hardest: await readHardQuestions(tx, orgId, language, HARDEST),
      },
    };
  });
}
