import { z } from 'zod';
import { call, id, namedFile, withData } from '../call.ts';
import { courseId, courseStateSchema, REPORT_TABLES, trainingRole } from './trainee.schemas.ts';

const training = { access: 'member', module: 'training' } as const;

/** A year of people's training, from 1; the one that most people are in, where it is left out. */
const yearChoice = z.coerce.number().int().min(1).max(100).optional();

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
          role: trainingRole.nullable(),
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
      /** The same months for everybody (role null), and for each role that somebody has: what fell due, and how much of it is done by now. */
      roles: z.array(
        z.object({
          role: trainingRole.nullable(),
          people: z.number(),
          months: z.array(z.object({ month: z.string(), due: z.number(), completed: z.number() })),
        }),
      ),
      /** Two questions a week: how many people take part, and percent of right answers; null where fewer than three people have answered. */
      recall: z.object({ people: z.number(), answers: z.number(), rightPercent: z.number().nullable() }),
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

/** Everybody in training now beside every course of a year, a page of people at a time, those who are due first on top. */
export const readTrainingGrid = call({
  ...training,
  method: 'GET',
  path: '/training/readTrainingGrid',
  input: z.object({ page: z.coerce.number().int().min(1).max(10_000).default(1), year: yearChoice }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      year: z.number(),
      /** How many years there are to choose from. */
      years: z.number(),
      /** In the order of the year, those of roles last. */
      courses: z.array(z.object({ courseId, name: z.string(), month: z.number(), role: trainingRole.nullable() })),
      people: z.array(
        z.object({
          traineeId: id,
          name: z.string(),
          department: z.string(),
          /** One for each course, in the same order; no state where it is for another role, no day where it is not open or is waived. */
          cells: z.array(z.object({ state: courseStateSchema.nullable(), dueOn: z.string().nullable() })),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Every course of every person, of those who were removed too, for spreadsheets; of one year of their training where it is given. */
export const trainingCsv = call({
  ...training,
  method: 'GET',
  path: '/training/trainingCsv',
  input: z.object({ year: yearChoice }),
  output: namedFile,
  errors: [],
  file: 'text/csv; charset=utf-8',
  isDownload: true,
  perMinute: 30,
});

/** One table of the reports for spreadsheets, whole; that of people is of one year of their training. */
export const trainingTableCsv = call({
  ...training,
  method: 'GET',
  path: '/training/trainingTableCsv',
  input: z.object({ table: z.enum(REPORT_TABLES), year: yearChoice }),
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
  input: z.object({ year: yearChoice }),
  output: namedFile,
  errors: [],
  file: 'application/pdf',
  isDownload: true,
  perMinute: 30,
});
