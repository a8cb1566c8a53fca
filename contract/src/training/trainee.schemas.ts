import { COURSE_STATES } from '@portal/domain/training/course-state.ts';
import { TRAINING_ROLES } from '@portal/domain/training/training-roles.ts';
import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { id, isoDay, line } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

export const courseId = z
  .string()
  .regex(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/)
  .max(80);
export const courseStateSchema = z.enum(COURSE_STATES);

/** What stands behind the number of a certificate: 60 random bits in Crockford's base 32. */
export const certificateCode = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);

/** What people do that has courses of its own. */
export const trainingRole = z.enum(TRAINING_ROLES);
export const trainingRoles = z.array(trainingRole).max(TRAINING_ROLES.length).readonly();

/** What an admin enters of a person. */
export const traineeFields = {
  email,
  name: line(200).min(1, faults.name.text),
  department: line(200),
  /** First day of their training; their courses are counted from it, or from the programme's start if that is later. */
  startedOn: isoDay(),
};

/** How a personal link stands. */
export const LINK_STATES = ['none', 'active', 'expired', 'revoked'] as const;

/** Which people a list holds. */
export const TRAINEE_FILTERS = [
  'all',
  'overdue',
  'up-to-date',
  'not-started',
  'in-progress',
  'finished',
  'removed',
] as const;
export const TRAINEE_ORDERS = ['name', 'due', 'progress', 'added'] as const;

/** A person in the list of the team; counted for one course where the list is of one. */
export const traineeRow = z.object({
  id,
  revision: z.number(),
  name: z.string(),
  email: z.string(),
  department: z.string(),
  startedOn: z.string(),
  /** Courses that were assigned and not waived. */
  assigned: z.number(),
  completed: z.number(),
  overdue: z.number(),
  /** The course that is due next, overdue ones too; null where nothing is to do. */
  nextCourseId: z.string().nullable(),
  nextDueOn: z.string().nullable(),
  lastSeenAt: z.string().nullable(),
  linkState: z.enum(LINK_STATES),
  roles: trainingRoles,
  /** Nothing is open, and nothing of their year is still to come. */
  isFinished: z.boolean(),
  /** The firm's directory keeps name, address and department, and says who is here. */
  isFromDirectory: z.boolean(),
});

/** A course of a person, as admins see it. */
export const traineeCourse = z.object({
  courseId,
  name: z.string(),
  month: z.number(),
  role: trainingRole.nullable(),
  /** Which time it is that they have it, from 1. */
  round: z.number(),
  state: courseStateSchema,
  /** The day from which it is or will be open. */
  opensOn: z.string(),
  /** Null where it is waived. */
  dueOn: z.string().nullable(),
  startedAt: z.string().nullable(),
  completedAt: z.string().nullable(),
  /** The version that was completed. */
  version: z.number().nullable(),
  /** Of the try that was passed, or else the best one. */
  right: z.number().nullable(),
  outOf: z.number().nullable(),
  tries: z.number(),
  /** How many of the course's exercises were done; `done` names each, with its moment where one was kept. */
  exercises: z.object({
    total: z.number(),
    count: z.number(),
    done: z.array(z.object({ title: z.string(), doneAt: z.string().nullable() })),
  }),
  certificate: certificateCode.nullable(),
});

/** How a firm runs its year. */
export const programmeFields = {
  startsOn: isoDay(),
  /** Months from one course to the next; 0 opens all at once. */
  paceMonths: z.int().min(0).max(12),
  /** Days from a course's opening until it is due. */
  dueDays: z.int().min(1, faults.days.text).max(365, faults.days.text),
  /** Whether people are reminded by mail. */
  reminders: z.boolean(),
};

/** Tables of the reports: completion by role and month, people beside a year's courses, questions by wrong answers, two questions a week. */
export const REPORT_TABLES = ['roles', 'people', 'questions', 'recall'] as const;
