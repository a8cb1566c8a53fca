import { randomUUID } from 'node:crypto';
import type {
  acceptInviteLink as acceptInviteLinkCall,
  readInviteLink as readInviteLinkCall,
} from '@portal/contract/accounts/accounts.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import { spendCaptchaPass } from '../sign-in/captcha-pass.ts';
import { tellAdminChange } from '../tell-admins.ts';
import { findSubscriptionIdOfOrganisation, findUserByEmail, insertUser } from '../users.store.ts';
import { findInviteByToken, markInviteUsed } from './invites.store.ts';

/** Whom an invite link is for, and whether it was used (spec part 1, section 7). */
export async function readInviteLink(
  { database, clock }: Services,
  _caller: CallerOf<typeof readInviteLinkCall>,
  { linkId }: InputOf<typeof readInviteLinkCall>,
): Promise<AnswerOf<typeof readInviteLinkCall>> {
  const invite = await database.asSystem((tx) => findLiveInvite(tx, linkId));
  if (invite === undefined || invite.status === 'cancelled') throw new AppError('INVITE_INVALID');
  if (invite.status === 'pending' && invite.expires_at <= clock.now()) throw new AppError('INVITE_INVALID');
  return { success: true, data: { status: invite.status, createdFor: { email: invite.email } } };
}

/** An invite by its link. One that was used by somebody who has been removed since isn't one: there is no account to sign in to. */
async function findLiveInvite(tx: SystemTransaction, linkId: string) {
  const invite = await findInviteByToken(tx, hashToken(linkId));
  if (invite?.status !== 'used') return invite;
  return (await findUserByEmail(tx, invite.email)) === undefined ? undefined : invite;
}

/** Makes the invited account; the link, which was mailed, proves the address. */
export async function acceptInviteLink(
  services: Services,
  caller: CallerOf<typeof acceptInviteLinkCall>,
  { linkId, password }: InputOf<typeof acceptInviteLinkCall>,
): Promise<AnswerOf<typeof acceptInviteLinkCall>> {
  const { database, identity, clock, config } = services;

  const check = (email: string) => checkNewPassword(password, email, caller.brand, config.passwordRule);
  await check('');
  await spendCaptchaPass(services, caller);
  const data = await database.asSystem(async (tx) => {
    const invite = await findLiveInvite(tx, linkId);
    const now = clock.now();
    if (invite === undefined || invite.status === 'cancelled') throw new AppError('INVITE_INVALID');
    if (invite.status === 'used') throw new AppError('INVITE_USED', { values: { email: invite.email } });
    if (invite.expires_at <= now) throw new AppError('INVITE_INVALID');
    await check(invite.email);
    const account = await identity.createVerified(tx, invite.email, password);
    if (account === 'exists') throw new AppError('INVITE_USED', { values: { email: invite.email } });
    const user = {
      userId: randomUUID(),
      orgId: invite.org_id,
      subject: account.subject,
      email: invite.email,
      firstName: invite.first_name,
      lastName: invite.last_name,
      jobTitle: invite.job_title,
      createdAt: now,
    };
    await insertUser(tx, user);
    await markInviteUsed(tx, invite.invite_id);
    await auditCaller(tx, caller, now, {
      action: 'invite.accepted',
      subject: invite.email,
      actorId: user.userId,
      orgId: invite.org_id,
    });
    const inviter = invite.invited_by === null ? '' : await findUserName(tx, invite.invited_by);
    await tellAdminChange(services, tx, invite.org_id, {
      change: 'joined',
      person: { userId: user.userId, name: await findUserName(tx, user.userId), email: user.email },
      by: inviter === '' ? 'A former admin' : inviter,
      at: now,
    });
    const subscriptionId = await findSubscriptionIdOfOrganisation(tx, invite.org_id);
    return { email: invite.email, subscriptionId };
  });
  return { success: true, data };
}
