import { z } from 'zod';
import { call, done, id, isoDay, line, MAX_REVISION, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import {
  courseId,
  LINK_STATES,
  programmeFields,
  TRAINEE_FILTERS,
  TRAINEE_ORDERS,
  traineeCourse,
  traineeFields,
  traineeRow,
  trainingRole,
  trainingRoles,
} from './trainee.schemas.ts';

const training = { access: 'member', module: 'training' } as const;

const courseCounts = z.object({
  assigned: z.number(),
  completed: z.number(),
  inProgress: z.number(),
  overdue: z.number(),
  waived: z.number(),
});

/** Everything that the training pages begin with (spec part 2, section 7); `isSyncError` says that an outside system did not answer. */
export const loadTrainingData = call({
  ...training,
  method: 'POST',
  path: '/training/loadTrainingData',
  isPassive: true,
  input: z.object({ updateWithSync: z.boolean().default(false) }),
  output: z.object({
    success: z.literal(true),
    isSyncError: z.boolean(),
    data: z.object({
      catalogMap: z.record(
        z.string(),
        z.object({
          id: courseId,
          name: z.string(),
          month: z.number(),
          role: trainingRole.nullable(),
          version: z.number(),
          minutes: z.number(),
          summary: z.string(),
          goals: z.array(z.string()).readonly(),
          lessons: z.array(z.string()),
        }),
      ),
      /** How the people who are there stand with each course. */
      courseMap: z.record(z.string(), courseCounts),
      traineesData: z.object({
        /** Everybody, those who were removed too. */
        total: z.number(),
        active: z.number(),
        /** Of the active: everything assigned is done, and nothing of the year is left. */
        finished: z.number(),
        /** Of the active: nothing is overdue. */
        upToDate: z.number(),
        overdue: z.number(),
        seats: z.number(),
        seatsUsed: z.number(),
      }),
      programme: z.object(programmeFields),
      /** When this was counted. */
      ts: z.string(),
    }),
  }),
  errors: [],
});

/** The team, a page at a time; with `courseId`, everybody's state in that course alone. */
export const listTrainees = call({
  ...training,
  method: 'GET',
  path: '/training/listTrainees',
  input: z.object({
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    search: line(200).default(''),
    state: z.enum(TRAINEE_FILTERS).default('all'),
    courseId: courseId.optional(),
    /** Only people with this role. */
    role: trainingRole.optional(),
    sort: z.enum(TRAINEE_ORDERS).default('name'),
  }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      trainees: z.array(traineeRow),
      /** How many people each filter would show, whatever is searched for. */
      counts: z.record(z.enum(TRAINEE_FILTERS), z.number()),
    }),
  ),
  errors: [],
});

/** Adds people one by one or as a list, with a seat, their first courses and a welcome mail each; all or none. */
export const saveTrainees = call({
  ...training,
  method: 'POST',
  path: '/training/saveTrainees',
  input: z.object({
    list: z
      .array(
        z.object({
          email: traineeFields.email,
          name: traineeFields.name,
          department: traineeFields.department.default(''),
          /** Today, where it is left out. */
          startedOn: traineeFields.startedOn.optional(),
          roles: trainingRoles.default([]),
        }),
      )
      .min(1)
      .max(500),
  }),
  maxBodyKilobytes: 576,
  output: withData(z.object({ trainees: z.array(id) })),
  errors: ['TRAINEE_EMAIL_TAKEN', 'SEATS_EXCEEDED'],
});

/** One person with the courses of their year, and of those before. */
export const readTrainee = call({
  ...training,
  method: 'GET',
  path: '/training/readTrainee/{traineeId}',
  input: z.object({ traineeId: id }),
  output: withData(
    z.object({
      id,
      revision: z.number(),
      name: z.string(),
      email: z.string(),
      department: z.string(),
      startedOn: z.string(),
      addedAt: z.string(),
      removedAt: z.string().nullable(),
      lastSeenAt: z.string().nullable(),
      linkState: z.enum(LINK_STATES),
      /** Last day on which the newest link works. */
      linkExpiresAt: z.string().nullable(),
      /** What they do that has courses of its own. */
      roles: trainingRoles,
      /** The firm's directory keeps name, address and department, and says who is here. */
      isFromDirectory: z.boolean(),
      /** The year of their training that they are in, from 1. */
      year: z.number(),
      /** Those of the year, and what is still open of others. */
      courses: z.array(traineeCourse),
      /** When they last walked each year's day at work to its end. */
      daysWalked: z.array(z.object({ year: z.number(), walkedAt: z.string() })),
      /** The years before, the latest first. */
      earlier: z.array(
        z.object({ year: z.number(), completed: z.number(), total: z.number(), courses: z.array(traineeCourse) }),
      ),
    }),
  ),
  errors: [],
});

/** Changes a person; `trainees` is the specification's name for the one. Another's change in between is told. */
export const editTrainee = call({
  ...training,
  method: 'POST',
  path: '/training/editTrainee',
  input: z.object({
    trainees: z.object({
      id,
      revision: z.int().min(0).max(MAX_REVISION),
      ...traineeFields,
      /** As they are, where they are left out. */
      roles: trainingRoles.optional(),
    }),
  }),
  output: done,
  errors: ['TRAINEE_FROM_DIRECTORY', 'TRAINEE_EMAIL_TAKEN'],
});

/**
 * Changes courses of people. `assign` opens them now, `waive` lifts them, `reset` has them done once more, `due` moves their day;
 * courses that are completed stay so unless they are reset.
 */
export const editTraineesCourses = call({
  ...training,
  method: 'POST',
  path: '/training/editTraineesCourses',
  input: z
    .object({
      trainees: z.array(id).min(1).max(500),
      courses: z.array(courseId).min(1).max(100),
      action: z.enum(['assign', 'waive', 'reset', 'due']),
      /** The new day; for `assign` and `reset` as many days from today as the programme gives, where it is left out. */
      dueOn: isoDay(faults.chooseDate.text).optional(),
    })
    .refine(({ action, dueOn }) => action !== 'due' || dueOn !== undefined, {
      message: faults.chooseDate.text,
      path: ['dueOn'],
    }),
  maxBodyKilobytes: 48,
  output: done,
  errors: ['DUE_DATE_INVALID'],
});

/** Removes a person: the record is kept, the seat is free again, the links end. */
export const deleteTrainee = call({
  ...training,
  method: 'POST',
  path: '/training/deleteTrainee',
  input: z.object({ trainee: id }),
  output: done,
  errors: ['TRAINEE_FROM_DIRECTORY'],
  closedToService: true,
});

/** Puts a removed person back, with what they had completed; they get a new link by email. */
export const restoreTrainee = call({
  ...training,
  method: 'POST',
  path: '/training/restoreTrainee',
  input: z.object({ trainee: id }),
  output: done,
  errors: ['TRAINEE_FROM_DIRECTORY', 'SEATS_EXCEEDED', 'TRAINEE_EMAIL_TAKEN'],
  closedToService: true,
});

/** Mails a person a new personal link; the ones before end. */
export const sendTraineeLink = call({
  ...training,
  method: 'POST',
  path: '/training/sendTraineeLink',
  input: z.object({ trainee: id }),
  output: done,
  errors: [],
  perMinute: 60,
});

/** Ends a person's links. */
export const revokeTraineeLink = call({
  ...training,
  method: 'POST',
  path: '/training/revokeTraineeLink',
  input: z.object({ trainee: id }),
  output: done,
  errors: [],
});
