import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

/** Those of the people who have no welcome mail yet, locked until the transaction's end. */
export function findToWelcome(tx: OrgTransaction, traineeIds: readonly string[]) {
  return tx
    .selectFrom('trainees')
    .select(['trainee_id', 'email', 'name', 'started_on', 'added_on'])
    .where('status', '=', 'active')
    .where('welcomed_at', 'is', null)
    .where(sql<boolean>`trainee_id = any(${traineeIds}::uuid[])`)
    .orderBy('email')
    .forUpdate()
    .execute();
}

/** Notes who got their welcome mail; it tells of what is open already. */
export async function markWelcomed(
  tx: OrgTransaction,
  traineeIds: readonly string[],
  { at, today }: { readonly at: Date; readonly today: string },
): Promise<void> {
  await tx
    .updateTable('trainees')
    .set({ welcomed_at: at })
    .where(sql<boolean>`trainee_id = any(${traineeIds}::uuid[])`)
    .execute();
  await tx
    .updateTable('course_assignments')
    .set({ announced_on: today })
    .where(sql<boolean>`trainee_id = any(${traineeIds}::uuid[])`)
    .where('announced_on', 'is', null)
    .execute();
}
