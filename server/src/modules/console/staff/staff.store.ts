import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';

/** The provider's staff by name. */
export function listStaff(tx: SystemTransaction) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'first_name', 'last_name', 'staff_role'])
    .where('is_staff', '=', true)
    .orderBy(sql`lower(last_name)`)
    .orderBy('email')
    .limit(500)
    .execute();
}

/** Colleagues who were invited and have no account yet, the newest first. */
export function listStaffInvites(tx: SystemTransaction) {
  return tx
    .selectFrom('staff_invites')
    .leftJoin('users', 'users.user_id', 'staff_invites.invited_by')
    .select(['staff_invites.staff_invite_id', 'staff_invites.email', 'staff_invites.staff_role'])
    .select(['staff_invites.expires_at', 'users.email as invited_by'])
    .orderBy('staff_invites.created_at', 'desc')
    .limit(500)
    .execute();
}

/** Keeps an invitation; an earlier one for the address is replaced. */
export async function saveStaffInvite(
  tx: SystemTransaction,
  invite: {
    staffInviteId: string;
    tokenHash: Buffer;
    email: string;
    staffRole: StaffRole;
    invitedBy: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<void> {
  const row = {
    staff_invite_id: invite.staffInviteId,
    token_hash: invite.tokenHash,
    staff_role: invite.staffRole,
    invited_by: invite.invitedBy,
    created_at: invite.createdAt,
    expires_at: invite.expiresAt,
  };
  await tx
    .insertInto('staff_invites')
    .values({ ...row, email: invite.email })
    .onConflict((conflict) => conflict.column('email').doUpdateSet(row))
    .execute();
}

/** An invitation by its token, locked so that two uses at once come one after the other. */
export function findStaffInvite(tx: SystemTransaction, tokenHash: Buffer) {
  return tx
    .selectFrom('staff_invites')
    .select(['staff_invite_id', 'email', 'staff_role', 'expires_at'])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes an invitation away; its address, or undefined when no row has that id. */
export async function deleteStaffInvite(tx: SystemTransaction, staffInviteId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('staff_invites')
    .where('staff_invite_id', '=', staffInviteId)
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** All of the staff, locked, so that two owners who take each other's rights away at once do not leave the portal to nobody. */
export function lockStaff(tx: SystemTransaction) {
  return tx
    .selectFrom('users')
    .select(['user_id', 'email', 'staff_role', 'identity_subject'])
    .where('is_staff', '=', true)
    .orderBy('user_id')
    .forUpdate()
    .execute();
}

export async function setStaffRole(tx: SystemTransaction, userId: string, staffRole: StaffRole): Promise<void> {
  await tx.updateTable('users').set({ staff_role: staffRole }).where('user_id', '=', userId).execute();
}

export async function deleteStaffUser(tx: SystemTransaction, userId: string): Promise<void> {
  await tx.deleteFrom('users').where('user_id', '=', userId).where('is_staff', '=', true).execute();
}
