import { randomUUID } from 'node:crypto';
import type { Course } from '@portal/contract/training/course.schemas.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import { newCertificateCode } from '../certificates/certificates.store.ts';

/** Begins the year of training. */
export async function insertDemoProgramme(
  tx: SystemTransaction,
  programme: { orgId: string; startsOn: string; at: Date },
): Promise<void> {
  await tx
    .insertInto('training_programmes')
    .values({
      org_id: programme.orgId,
      starts_on: programme.startsOn,
      pace_months: 1,
      due_days: 30,
      // Its people are made up: nobody is there to be written to.
      reminders: false,
      welcome_text: 'We all take part; the ovens can wait ten minutes. Ask Grace in the office if anything is unclear.',
      revision: 1,
      updated_at: programme.at,
    })
    .execute();
}

export async function insertDemoTrainee(
  tx: SystemTransaction,
  trainee: {
    orgId: string;
    traineeId: string;
    email: string;
    name: string;
    department: string;
    roles?: readonly string[];
    day: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('trainees')
    .values({
      trainee_id: trainee.traineeId,
      org_id: trainee.orgId,
      email: trainee.email,
      name: trainee.name,
      department: trainee.department,
      roles: [...(trainee.roles ?? [])],
      role_days: sql`(select coalesce(jsonb_object_agg(role, ${trainee.day}::text), '{}') from unnest(${trainee.roles ?? []}::text[]) role)`,
      started_on: trainee.day,
      added_on: trainee.day,
      added_at: trainee.at,
      welcomed_at: trainee.at,
    })
    .execute();
}

/** When the person was last at a course. */
export async function markDemoTraineeSeen(tx: SystemTransaction, traineeId: string, at: Date): Promise<void> {
  await tx.updateTable('trainees').set({ last_seen_at: at }).where('trainee_id', '=', traineeId).execute();
}

type CourseOfTrainee = {
  readonly orgId: string;
  readonly traineeId: string;
  readonly courseId: string;
  readonly opensOn: string;
  readonly dueOn: string;
};

export async function insertDemoAssignment(
  tx: SystemTransaction,
  row: CourseOfTrainee & {
    readonly lesson: number;
    /** Ids of those that were done, on the day of the rest. */
    readonly exercises: readonly string[];
    readonly startedAt: Date | null;
    readonly done: { right: number; outOf: number; version: number; at: Date } | null;
    readonly at: Date;
  },
): Promise<void> {
  const { done } = row;
  await tx
    .insertInto('course_assignments')
    .values({
      org_id: row.orgId,
      trainee_id: row.traineeId,
      course_id: row.courseId,
      opens_on: row.opensOn,
      due_on: row.dueOn,
      assigned_at: row.at,
      lesson: row.lesson,
      furthest: row.lesson,
      exercises: [...row.exercises],
      exercise_times: JSON.stringify(Object.fromEntries(row.exercises.map((id) => [id, row.startedAt?.toISOString()]))),
      started_at: row.startedAt,
      ...(done === null
        ? {}
        : { completed_at: done.at, course_version: done.version, right_answers: done.right, out_of: done.outOf }),
    })
    .execute();
}

export async function insertDemoCertificate(
  tx: SystemTransaction,
  row: CourseOfTrainee & {
    readonly name: string;
    readonly organisationName: string;
    readonly course: Course;
    readonly at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('certificates')
    .values({
      certificate_id: randomUUID(),
      code: newCertificateCode(),
      org_id: row.orgId,
      trainee_id: row.traineeId,
      trainee_name: row.name,
      organisation_name: row.organisationName,
      course_id: row.courseId,
      course_name: row.course.name,
      course_version: row.course.version,
      issued_at: row.at,
    })
    .execute();
}
