import { z } from 'zod';
import { call, id, namedFile, noInput, withData } from '../call.ts';
import { courseId, courseStateSchema } from './trainee.schemas.ts';

const training = { access: 'member', module: 'training' } as const;

/** Who is late, how far each course and month came, and which questions are the hardest. */
export const readTrainingReport = call({
  ...training,
  method: 'GET',
  path: '/training/readTrainingReport',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: withData(
    z.object({
      /** Courses that are overdue, the longest first, a page at a time. */
      overdue: z.object({
        total: z.number(),
        pageSize: z.number(),
        rows: z.array(
          z.object({
            traineeId: id,
            name: z.string(),
            email: z.string(),
            department: z.string(),
            courseId,
            courseName: z.string(),
            dueOn: z.string(),
            daysLate: z.number(),
          }),
        ),
      }),
      /** In the order of the year. */
      courses: z.array(
        z.object({
          courseId,
          name: z.string(),
          month: z.number(),
          assigned: z.number(),
          completed: z.number(),
          inProgress: z.number(),
          overdue: z.number(),
          waived: z.number(),
          /** Percent right in the tries that were passed; null before the first. */
          score: z.number().nullable(),
        }),
      ),
      /** The latest twelve months, oldest first: how many courses fell due in each, and how many were completed. */
      months: z.array(z.object({ month: z.string(), due: z.number(), completed: z.number() })),
      /** Questions that are answered wrong most often, of those with at least five answers. */
      hardest: z.array(
        z.object({
          courseId,
          courseName: z.string(),
          questionId: z.string(),
          question: z.string(),
          answers: z.number(),
          wrong: z.number(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Everybody in training now beside every course of the year, a page of people at a time, those who are due first on top. */
export const readTrainingGrid = call({
  ...training,
  method: 'GET',
  path: '/training/readTrainingGrid',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      /** In the order of the year. */
      courses: z.array(z.object({ courseId, name: z.string(), month: z.number() })),
      people: z.array(
        z.object({
          traineeId: id,
          name: z.string(),
          department: z.string(),
          /** One for each course, in the same order; the day is null where the course is not open or is waived. */
          cells: z.array(z.object({ state: courseStateSchema, dueOn: z.string().nullable() })),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Every course of every person, of those who were removed too, for spreadsheets. */
export const trainingCsv = call({
  ...training,
  method: 'GET',
  path: '/training/trainingCsv',
  input: noInput,
  output: namedFile,
  errors: [],
  file: 'text/csv; charset=utf-8',
  isDownload: true,
  perMinute: 30,
});

/** The certificate of a course that somebody has completed, of people who were removed too. */
export const certificateOf = call({
  ...training,
  method: 'GET',
  path: '/training/certificateOf/{traineeId}/{courseId}',
  input: z.object({ traineeId: id, courseId }),
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 60,
});

/** The state of the training as a PDF for auditors. */
export const trainingEvidence = call({
  ...training,
  method: 'GET',
  path: '/training/trainingEvidence',
  input: noInput,
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 30,
});
