import type { trainingCsv } from '@portal/contract/training/training-reports.calls.ts';
import { csvFile } from '@portal/domain/portal/csv-file.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { courseState } from '@portal/domain/training/course-state.ts';
import { roleNames } from '@portal/domain/training/role-names.texts.ts';
import { rolesOf } from '@portal/domain/training/training-roles.ts';
import { type TrainingYear, yearOfCourse, yearOfPerson } from '@portal/domain/training/training-year.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { auditCaller } from '../../audit/public.ts';
import { knownCourses } from '../courses/shelf.ts';
import type { ShelfCourse } from '../courses/year-courses.ts';
import { listWalkedDays } from '../days/days-walked.store.ts';
import { exercisesDone } from '../exercises-done.ts';
import { currentProgramme } from '../programme.ts';
import { columns } from '../training.texts.ts';
import { trainingDay } from '../training-day.ts';
import type { TrainingServices } from '../training-services.ts';
import { listRecords, type TrainingRecord } from './training-reports.store.ts';

type Place = {
  readonly today: string;
  readonly programme: TrainingYear;
  readonly say: Say;
  readonly courses: readonly ShelfCourse[];
  readonly walkedOn: (row: TrainingRecord) => string;
};
type Column = readonly [heading: Phrase, cell: (row: TrainingRecord, place: Place) => string];

const COLUMNS: readonly Column[] = [
  [columns.name, (row) => row.name],
  [columns.email, (row) => row.email],
  [columns.department, (row) => row.department],
  [
    columns.roles,
    (row, { say }) =>
      rolesOf(row.roles)
        .map((role) => say(roleNames[role]))
        .join(', '),
  ],
  [columns.status, (row) => row.status],
  [columns.start, (row) => row.started_on],
  [columns.course, (row, { courses }) => courses.find(({ id }) => id === row.course_id)?.name ?? row.course_id ?? ''],
  [columns.year, (row, place) => yearOf(row, place)?.toString() ?? ''],
  [columns.state, stateOf],
  [columns.opensOn, (row) => row.opens_on ?? ''],
  [columns.dueOn, (row) => (row.is_waived === true ? '' : (row.due_on ?? ''))],
  [columns.started, (row) => row.started_at?.toISOString() ?? ''],
  [columns.completed, (row) => row.completed_at?.toISOString() ?? ''],
  [columns.version, (row) => row.course_version?.toString() ?? ''],
  [columns.rightAnswers, (row) => row.right_answers?.toString() ?? ''],
  [columns.questions, (row) => row.out_of?.toString() ?? ''],
  [columns.exercisesDone, (row, place) => exercisesIn(row, place)?.count.toString() ?? ''],
  [columns.exercises, (row, place) => exercisesIn(row, place)?.total.toString() ?? ''],
  [
    columns.exercisesDoneAt,
    (row, place) =>
      (exercisesIn(row, place)?.done ?? [])
        .map(({ title, doneAt }) => (doneAt === null ? title : `${title} (${doneAt})`))
        .join('; '),
  ],
  [columns.certificate, (row) => row.certificate ?? ''],
  [columns.dayWalked, (row, { walkedOn }) => walkedOn(row)],
];

/** Null in a row without a course, and where nobody knows the course any more. */
function exercisesIn({ course_id: courseId, exercises, exercise_times: times }: TrainingRecord, { courses }: Place) {
  const course = courses.find(({ id }) => id === courseId);
  return course === undefined
    ? null
    : exercisesDone(course, { exercises: exercises ?? [], exercise_times: times ?? {} });
}

/** Of which year of the person's training the course is; null where there is none. */
function yearOf(row: TrainingRecord, { programme, courses }: Pick<Place, 'programme' | 'courses'>): number | null {
  const course = courses.find(({ id }) => id === row.course_id);
  if (row.opens_on === null || row.round === null) return null;
  if (course !== undefined && course.role === undefined) return yearOfCourse(course.month, row.round);
  return yearOfPerson(programme, { startedOn: row.started_on, addedOn: row.added_on }, row.opens_on);
}

function stateOf(row: TrainingRecord, { today }: Place): string {
  if (row.course_id === null || row.due_on === null) return '';
  return courseState(
    {
      isWaived: row.is_waived === true,
      dueOn: row.due_on,
      isStarted: row.started_at !== null,
      isCompleted: row.completed_at !== null,
    },
    today,
  );
}

/** Every course of every person, or those of one year, as a file, whose cells are safe in spreadsheet programs. */
export async function downloadTrainingCsv(
  { database, clock }: TrainingServices,
  caller: CallerOf<typeof trainingCsv>,
  { year }: InputOf<typeof trainingCsv>,
): Promise<AnswerOf<typeof trainingCsv>> {
  const now = clock.now();
  const today = trainingDay(now, caller.brand);
  const { orgId } = caller.session;
  const say = sayFor(caller.brand, caller.language);
  const { records, programme, courses, days } = await database.inOrg(orgId, async (tx) => {
    const programme = await currentProgramme(tx, today);
    const courses = await knownCourses(tx);
    const all = await listRecords(tx, orgId);
    const found = year === undefined ? all : all.filter((row) => yearOf(row, { programme, courses }) === year);
    await auditCaller(tx, caller, now, { action: 'training.exported', details: { records: found.length } });
    return { records: found, programme, courses, days: await listWalkedDays(tx, orgId) };
  });
  const walked = new Map(days.map((day) => [`${day.trainee_id} ${day.year}`, day.walked_at.toISOString()]));
  const walkedOn = (row: TrainingRecord) =>
    walked.get(`${row.trainee_id} ${yearOf(row, { programme, courses })}`) ?? '';
  const place = { today, programme, say, courses, walkedOn };
  const cells = records.map((row) => COLUMNS.map(([, cellOf]) => cellOf(row, place)));
  const headings = COLUMNS.map(([heading]) => say(heading));
  return { fileName: `training-${today}.csv`, bytes: Buffer.from(csvFile(headings, cells)) };
}
