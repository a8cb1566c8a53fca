import type { CallOutput } from '../../../api/calls.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import type { Trainee, TraineeRow, TrainingData, TrainingGrid } from '../training-types.ts';

const NAMES = ['Knots', 'Sails'];
export const COURSES = ['knots', 'sails'] as const;

/** A number for each person: "…0001". */
export const personId = (number: number) => `0198a6f0-0000-7000-8000-00000000${String(number).padStart(4, '0')}`;

/** A person of the team, up to date unless changed. */
export function traineeRow(number: number, changes: Partial<TraineeRow> = {}): TraineeRow {
  return {
    id: personId(number),
    revision: 1,
    name: `Person ${number}`,
    email: `person-${number}@lark.example`,
    department: '',
    startedOn: '2026-09-01',
    assigned: 2,
    completed: 2,
    overdue: 0,
    nextCourseId: null,
    nextDueOn: null,
    lastSeenAt: '2026-11-20T10:00:00Z',
    linkState: 'active',
    roles: [],
    isFinished: false,
    isFromDirectory: false,
    ...changes,
  };
}

/** Someone's whole year: the first course completed, the second overdue. */
export function trainee(changes: Partial<Trainee> = {}): Trainee {
  const { id, revision, name, email, department, startedOn, lastSeenAt, linkState } = traineeRow(1);
  const course = {
    startedAt: null,
    completedAt: null,
    version: null,
    right: null,
    outOf: null,
    tries: 0,
    exercises: { total: 2, count: 0, done: [] },
    certificate: null,
    role: null,
    round: 1,
  };
  return {
    id,
    revision,
    name,
    email,
    department,
    startedOn,
    lastSeenAt,
    linkState,
    addedAt: '2026-09-01T08:00:00Z',
    removedAt: null,
    linkExpiresAt: '2027-02-01T08:00:00Z',
    roles: [],
    isFromDirectory: false,
    year: 1,
    daysWalked: [],
    earlier: [],
    courses: [
      {
        ...course,
        courseId: COURSES[0],
        name: 'Knots',
        month: 1,
        state: 'completed',
        opensOn: '2026-09-01',
        dueOn: '2026-10-01',
        completedAt: '2026-09-20T18:00:00Z',
        version: 1,
        right: 8,
        outOf: 8,
        tries: 2,
        exercises: { total: 2, count: 1, done: [{ title: 'A bow', doneAt: '2026-09-19T18:00:00Z' }] },
        certificate: '7K2M-9PQR-4WXY',
      },
      {
        ...course,
        courseId: COURSES[1],
        name: 'Sails',
        month: 2,
        state: 'overdue',
        opensOn: '2026-10-01',
        dueOn: '2026-11-01',
      },
    ],
    ...changes,
  };
}

/** What the pages begin with, for so many people of whom so many are overdue. */
export function trainingData(active: number, overdue: number): TrainingData {
  return {
    catalogMap: Object.fromEntries(
      COURSES.map((id, index) => [
        id,
        {
          id,
          name: NAMES[index] ?? id,
          month: index + 1,
          role: null,
          version: 1,
          minutes: 9,
          summary: `All about ${id}.`,
          goals: ['Know it'],
          lessons: ['One', 'Two'],
        },
      ]),
    ),
    courseMap: Object.fromEntries(
      COURSES.map((id) => [id, { assigned: active, completed: active - overdue, inProgress: 0, overdue, waived: 0 }]),
    ),
    traineesData: {
      total: active,
      active,
      finished: 0,
      upToDate: active - overdue,
      overdue,
      seats: 25,
      seatsUsed: active,
    },
    programme: { startsOn: '2026-09-01', paceMonths: 1, dueDays: 30, reminders: true },
    ts: '2026-11-22T09:00:00Z',
  };
}

/** The grid of these people: the first course completed, the second as it is late or not. */
export const trainingGrid = (trainees: readonly TraineeRow[]): TrainingGrid => ({
  total: trainees.length,
  pageSize: 25,
  year: 1,
  years: 1,
  courses: COURSES.map((courseId, index) => ({
    courseId,
    name: NAMES[index] ?? courseId,
    month: index + 1,
    role: null,
  })),
  people: trainees.map(({ id, name, department, overdue }) => ({
    traineeId: id,
    name,
    department,
    cells: [
      { state: 'completed', dueOn: '2026-10-01' },
      overdue > 0 ? { state: 'overdue', dueOn: '2026-11-01' } : { state: 'planned', dueOn: null },
    ],
  })),
});

type Team = CallOutput<'listTrainees'>['data'];

/** Answers for an admin whose plan has training, with a team of these people. */
export function fakeTraining(trainees: readonly TraineeRow[], changes: Partial<Team> = {}): FakeHandlers {
  const overdue = trainees.filter((row) => row.overdue > 0).length;
  const plan = trialSubscription();
  const counts = {
    all: trainees.length,
    overdue,
    'up-to-date': trainees.length - overdue,
    'not-started': 0,
    'in-progress': 0,
    finished: 0,
    removed: 0,
  };
  return {
    ...signedIn({
      subscription: { training: 'ACTIVE', trainingNumberOfSeats: 25, modules: { ...plan.modules, training: 'ACTIVE' } },
      portalData: { introViewed: { dashboard: true, monitoring: true, training: true } },
    }),
    loadTrainingData: () => ({ success: true, isSyncError: false, data: trainingData(trainees.length, overdue) }),
    readTrainingGrid: () => ({ success: true, data: trainingGrid(trainees) }),
    listTrainees: () => ({
      success: true,
      data: { total: trainees.length, pageSize: 25, trainees: [...trainees], counts, ...changes },
    }),
  };
}
