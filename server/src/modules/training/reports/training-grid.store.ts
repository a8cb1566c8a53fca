import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

export type GridRecord = {
  readonly trainee_id: string;
  readonly course_id: string;
  readonly due_on: string;
  readonly is_waived: boolean;
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  /** Ids of those that were done. */
  readonly exercises: string[];
};

/** What these people have of the courses in a round, what was kept of it included. */
export async function listGridRecords(
  tx: OrgTransaction,
  traineeIds: readonly string[],
  { courseIds, round }: { readonly courseIds: readonly string[]; readonly round: number },
): Promise<GridRecord[]> {
  const chosen = sql`trainee_id = any(${traineeIds}::uuid[]) and course_id = any(${courseIds}::text[]) and round = ${round}`;
  const { rows } = await sql<GridRecord>`
    select trainee_id, course_id, due_on, is_waived, completed_at as started_at, completed_at, exercises
    from course_rounds where ${chosen}
    union all
    select trainee_id, course_id, due_on, is_waived, started_at, completed_at, exercises
    from course_assignments where ${chosen}`.execute(tx);
  return rows;
}
