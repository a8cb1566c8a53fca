import type { OrgTransaction } from '../../../database/database.ts';

export type GridRecord = {
  readonly trainee_id: string;
  readonly course_id: string;
  readonly due_on: string;
  readonly is_waived: boolean;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
};

/** The courses that these people have, of those that count. */
export function listGridRecords(
  tx: OrgTransaction,
  traineeIds: readonly string[],
  courseIds: readonly string[],
): Promise<GridRecord[]> {
  if (traineeIds.length === 0) return Promise.resolve([]);
  return tx
    .selectFrom('course_assignments')
    .select(['trainee_id', 'course_id', 'due_on', 'is_waived', 'started_at', 'completed_at'])
    .where('trainee_id', 'in', traineeIds)
    .where('course_id', 'in', courseIds)
    .execute();
}
