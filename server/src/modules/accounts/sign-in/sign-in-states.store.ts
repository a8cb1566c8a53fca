import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

export type SignInState = { readonly hasSecondFactor: boolean; readonly lastActiveAt: Date | null };

/** How people sign in, by their ids. */
export async function readSignInStates(
  tx: SystemTransaction,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, SignInState>> {
  if (userIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('users')
    .leftJoin('second_factors', 'second_factors.user_id', 'users.user_id')
    .leftJoin('sessions', 'sessions.user_id', 'users.user_id')
    .select(({ fn }) => [
      'users.user_id',
      'second_factors.user_id as factor_of',
      // The log knows of those whose sessions have ended since.
      sql<Date | null>`greatest(${fn.max('sessions.active_at')},
        (select max(at) from audit_log where audit_log.actor_id = users.user_id))`.as('last_active_at'),
    ])
    .where('users.user_id', 'in', [...userIds])
    .groupBy(['users.user_id', 'second_factors.user_id'])
    .execute();
  return new Map(
    rows.map((row) => [row.user_id, { hasSecondFactor: row.factor_of !== null, lastActiveAt: row.last_active_at }]),
  );
}
