import { randomUUID } from 'node:crypto';
import type {
  acceptStaffInvite as acceptStaffInviteCall,
  cancelStaffInvite as cancelStaffInviteCall,
  inviteStaff as inviteStaffCall,
} from '@portal/contract/console/staff.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { TO_STAFF } from '../../../emails/mail-outbox.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { checkNewPassword, createStaffUser, isAddressTaken, requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { deleteStaffInvite, findStaffInvite, saveStaffInvite } from './staff.store.ts';

const LIFE_MINUTES = 3 * 24 * 60;

/** Mails a colleague a link to an account of the provider's staff. */
export async function inviteStaff(
  services: Services,
  caller: CallerOf<typeof inviteStaffCall>,
  { email, staffRole }: InputOf<typeof inviteStaffCall>,
): Promise<AnswerOf<typeof inviteStaffCall>> {
  const { database, clock, outbox, config } = services;

  await requireFreshProof(services, caller);
  const token = newToken();
  const now = clock.now();
  await database.asSystem(async (tx) => {
    if (await isAddressTaken(tx, email)) throw new AppError('STAFF_EMAIL_TAKEN', { field: 'email' });
    await saveStaffInvite(tx, {
      staffInviteId: randomUUID(),
      tokenHash: hashToken(token),
      email,
      staffRole,
      invitedBy: caller.session.userId,
      createdAt: now,
      expiresAt: new Date(now.getTime() + LIFE_MINUTES * 60_000),
    });
    await outbox.put(
      tx,
      caller.brand,
      email,
      {
        kind: 'staff-invite',
        senderName: await findUserName(tx, caller.session.userId),
        joinUrl: `${brandOrigin(caller.brand, config.publicUrl)}/console/join/${token}`,
        validForMinutes: LIFE_MINUTES,
      },
      TO_STAFF,
    );
    await auditCaller(tx, caller, now, { action: 'staff.invited', subject: email, details: { staffRole } });
  });
  return { success: true };
}

export async function cancelStaffInvite(
  { database, clock }: Services,
  caller: CallerOf<typeof cancelStaffInviteCall>,
  { staffInviteId }: InputOf<typeof cancelStaffInviteCall>,
): Promise<AnswerOf<typeof cancelStaffInviteCall>> {
  await database.asSystem(async (tx) => {
    const email = await deleteStaffInvite(tx, staffInviteId);
    if (email === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'staff.invite-cancelled', subject: email });
  });
  return { success: true };
}

/**
 * The invitation that a link carries.
 * @throws AppError STAFF_INVITE_INVALID when it was used, cancelled or replaced, or is too old
 */
export async function requireStaffInvite(tx: SystemTransaction, linkId: string, now: Date) {
  const invite = await findStaffInvite(tx, hashToken(linkId));
  if (invite === undefined || invite.expires_at <= now) throw new AppError('STAFF_INVITE_INVALID');
  return invite;
}

/** Makes the account; the link is spent by it. The second factor is asked for at the first sign-in, as of all staff. */
export async function acceptStaffInvite(
  services: Services,
  caller: CallerOf<typeof acceptStaffInviteCall>,
  { linkId, password, firstName, lastName, jobTitle }: InputOf<typeof acceptStaffInviteCall>,
): Promise<AnswerOf<typeof acceptStaffInviteCall>> {
  const { database, clock, identity, config } = services;

  const check = (email: string) => checkNewPassword(password, email, caller.brand, config.passwordRule);
  const now = clock.now();
  await database.asSystem(async (tx) => {
    const invite = await requireStaffInvite(tx, linkId, now);
    await check(invite.email);
    const account = await identity.createVerified(tx, invite.email, password);
    if (account === 'exists') throw new AppError('USERNAME_EXISTS');
    const userId = randomUUID();
    await createStaffUser(tx, {
      userId,
      subject: account.subject,
      email: invite.email,
      firstName,
      lastName,
      jobTitle,
      staffRole: invite.staff_role,
      createdAt: now,
    });
    await deleteStaffInvite(tx, invite.staff_invite_id);
    await auditCaller(tx, caller, now, {
      action: 'staff.created',
      subject: invite.email,
      actorId: userId,
      details: { staffRole: invite.staff_role },
    });
  });
  return { success: true };
}
