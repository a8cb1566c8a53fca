import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** What has become of a person's courses, with their tries and latest certificates. */
export async function listAssignments(tx: OrgTransaction, traineeId: string) {
  const { rows } = await sql<AssignmentRow>`
    select assignment.course_id, assignment.round, assignment.opens_on, assignment.due_on, assignment.is_waived, assignment.lesson,
      assignment.furthest, assignment.exercises, assignment.exercise_times, assignment.started_at, assignment.completed_at, assignment.course_version,
      coalesce(assignment.right_answers, tries.best) as right_answers, coalesce(assignment.out_of, tries.out_of) as out_of,
      coalesce(tries.count, 0)::int as tries, certificate.code as certificate, coalesce(tries.is_begun, false) as is_begun
    from course_assignments assignment
    left join lateral (
      select count(*) filter (where ended_at is not null) as count, max(right_answers) as best,
        max(cardinality(asked)) filter (where ended_at is not null) as out_of, bool_or(ended_at is null) as is_begun
      from quiz_tries where quiz_tries.trainee_id = assignment.trainee_id and quiz_tries.course_id = assignment.course_id
        and (assignment.round = 1 or begun_at >= assignment.assigned_at)
    ) tries on true
    left join lateral (
      select code from certificates where certificates.trainee_id = assignment.trainee_id
        and certificates.course_id = assignment.course_id and assignment.completed_at is not null
      order by issued_at desc limit 1
    ) certificate on true
    where assignment.trainee_id = ${traineeId}`.execute(tx);
  return rows;
}

export type AssignmentRow = {
  readonly course_id: string;
  readonly round: number;
  readonly opens_on: string;
  readonly due_on: string;
  readonly is_waived: boolean;
  readonly lesson: number;
  readonly furthest: number;
  readonly exercises: string[];
  /** When each was done, by its id. */
  readonly exercise_times: Readonly<Record<string, string>>;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  readonly course_version: number | null;
  readonly right_answers: number | null;
  readonly out_of: number | null;
  readonly tries: number;
  readonly certificate: string | null;
  readonly is_begun: boolean;
};

/** What had become of a person's courses in the rounds before, with the certificates that they earned. */
export async function listRounds(tx: OrgTransaction, traineeId: string): Promise<RoundRow[]> {
  const { rows } = await sql<RoundRow>`
    select kept.course_id, kept.round, opens_on, due_on, completed_at, kept.course_version, right_answers, out_of, is_waived, exercises,
      exercise_times, certificate.code as certificate
    from course_rounds kept
    left join certificates certificate on certificate.trainee_id = kept.trainee_id
      and certificate.course_id = kept.course_id and certificate.issued_at = kept.completed_at
    where kept.trainee_id = ${traineeId} order by opens_on, kept.course_id`.execute(tx);
  return rows;
}

export type RoundRow = Pick<
  AssignmentRow,
  | 'course_id'
  | 'round'
  | 'opens_on'
  | 'due_on'
  | 'completed_at'
  | 'course_version'
  | 'right_answers'
  | 'out_of'
  | 'is_waived'
  | 'exercises'
  | 'exercise_times'
  | 'certificate'
>;
