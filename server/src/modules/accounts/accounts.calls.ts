import * as accounts from '@portal/contract/accounts/accounts.calls.ts';
import {
  captchaChallenge as captchaChallengeCall,
  verifyCaptcha as verifyCaptchaCall,
} from '@portal/contract/portal/portal.calls.ts';
import * as profile from '@portal/contract/profile/profile.calls.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { acceptInviteLink, readInviteLink } from './invites/accept-invite.ts';
import { editUserInvite, inviteUser } from './invites/invite-user.ts';
import { cancelInvite, deleteInvite, listInvites } from './invites/invites.store.ts';
import { resetPassword } from './passwords/reset-password.ts';
import { sendResetLink } from './passwords/send-reset-link.ts';
import { verifyCaptcha } from './sign-in/captcha-pass.ts';
import { checkSession } from './sign-in/check-session.ts';
import { createSessionFromBearer } from './sign-in/create-session.ts';
import { deleteSession } from './sign-in/sessions.store.ts';

/** Calls of access: sessions, links, invites, captcha. */
export const accountsCalls: readonly BoundCall<Services>[] = [
  bind(accounts.createSession).to(createSessionFromBearer),
  bind(accounts.checkSession).to(checkSession),
  bind(accounts.inviteUser).to(inviteUser),
  bind(accounts.readInviteLink).to(readInviteLink),
  bind(accounts.acceptInviteLink).to(acceptInviteLink),
  bind(accounts.resetPassword).to(resetPassword),
  bind(profile.editUserInvite).to(editUserInvite),
  bind(accounts.logout).to(logout),
  bind(accounts.sendResetPasswordMagicLink).to(sendResetLink),
  bind(accounts.checkResetPasswordMagicLink).to(checkResetPasswordMagicLink),
  bind(profile.getUserInviteList).to(getUserInviteList),
  bind(profile.deleteUserInvite).to(deleteUserInvite),
  bind(profile.removeUserInvite).to(removeUserInvite),
  bind(captchaChallengeCall).to(captchaChallenge),
  bind(verifyCaptchaCall).to(passCaptcha),
];

async function logout(
  { database, clock }: Services,
  caller: CallerOf<typeof accounts.logout>,
): Promise<AnswerOf<typeof accounts.logout>> {
  const { session } = caller;
  if (session !== null) {
    await database.asSystem(async (tx) => {
      await deleteSession(tx, session.sessionId);
      await auditCaller(tx, caller, clock.now(), { action: 'session.ended' });
    });
  }
  caller.setSessionToken(null);
  return { success: true };
}

async function checkResetPasswordMagicLink(
  services: Services,
  _caller: CallerOf<typeof accounts.checkResetPasswordMagicLink>,
  { linkId }: InputOf<typeof accounts.checkResetPasswordMagicLink>,
): Promise<AnswerOf<typeof accounts.checkResetPasswordMagicLink>> {
  return {
    success: true,
    isValidLink: await services.identity.isResetLinkValid(linkId),
  };
}

async function getUserInviteList(
  { database, clock }: Services,
  { session }: CallerOf<typeof profile.getUserInviteList>,
): Promise<AnswerOf<typeof profile.getUserInviteList>> {
  const invites = await database.onceInOrg(session.orgId, listInvites);
  return {
    success: true,
    data: invites.map((invite) => ({
      linkId: invite.invite_id,
      email: invite.email,
      firstName: invite.first_name,
      lastName: invite.last_name,
      jobTitle: invite.job_title,
      status: invite.status === 'pending' && invite.expires_at <= clock.now() ? 'expired' : invite.status,
      expirationDate: invite.expires_at.toISOString(),
    })),
  };
}

async function deleteUserInvite(
  { database, clock }: Services,
  caller: CallerOf<typeof profile.deleteUserInvite>,
  { linkId }: InputOf<typeof profile.deleteUserInvite>,
): Promise<AnswerOf<typeof profile.deleteUserInvite>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    const invitee = await cancelInvite(tx, linkId);
    if (invitee === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'invite.cancelled', ...ofInvitee(invitee, linkId) });
  });
  return { success: true };
}

async function removeUserInvite(
  { database, clock }: Services,
  caller: CallerOf<typeof profile.removeUserInvite>,
  { linkId }: InputOf<typeof profile.removeUserInvite>,
): Promise<AnswerOf<typeof profile.removeUserInvite>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    const invitee = await deleteInvite(tx, linkId);
    if (invitee === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'invite.removed', ...ofInvitee(invitee, linkId) });
  });
  return { success: true };
}

async function captchaChallenge({ captcha }: Services): Promise<AnswerOf<typeof captchaChallengeCall>> {
  return captcha.createChallenge();
}

async function passCaptcha(
  services: Services,
  caller: CallerOf<typeof verifyCaptchaCall>,
  { token }: InputOf<typeof verifyCaptchaCall>,
): Promise<AnswerOf<typeof verifyCaptchaCall>> {
  return {
    success: await verifyCaptcha(services, caller, token),
  };
}

/** Whom an entry of the log is about: the invite itself may be taken off the list. */
function ofInvitee(invitee: { email: string; firstName: string; lastName: string }, linkId: string) {
  const subjectName = `${invitee.firstName} ${invitee.lastName}`.trim();
  return { subject: invitee.email, subjectName, details: { linkId } };
}
