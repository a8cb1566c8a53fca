import type { OrgTransaction } from '../../../database/database.ts';

/** Everybody in training now, by name: for other parts of the portal that write to the firm's people. */
export function listTeamPeople(tx: OrgTransaction): Promise<{ name: string; email: string }[]> {
  return tx
    .selectFrom('trainees')
    .select(['name', 'email'])
    .where('status', '=', 'active')
    .orderBy('name')
    .orderBy('email')
    .execute();
}
