import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Gives those who sign in to one organization, and the invitations that are open, to another. */
export async function moveAdmins(tx: SystemTransaction, from: string, to: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ org_id: to })
    .where('org_id', '=', from)
    .where('is_made_up', '=', false)
    .execute();
  await tx
    .updateTable('invites')
    .set({ org_id: to })
    .where('org_id', '=', from)
    .where('status', '=', 'pending')
    .execute();
}

/** Whether somebody signs in to the organization, or may by an invitation that is open. */
export async function hasWayIn(tx: OrgTransaction, email: string, now: Date): Promise<boolean> {
  const user = await tx.selectFrom('users').select('user_id').where('email', '=', email).executeTakeFirst();
  const invite = await tx
    .selectFrom('invites')
    .select('invite_id')
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return user !== undefined || invite !== undefined;
}
