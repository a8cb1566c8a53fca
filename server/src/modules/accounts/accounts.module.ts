import * as accounts from '@portal/contract/accounts/accounts.calls.ts';
import { captchaChallenge, verifyCaptcha as verifyCaptchaCall } from '@portal/contract/portal/portal.calls.ts';
import * as profile from '@portal/contract/profile/profile.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { createAcceptInviteLink, createReadInviteLink } from './accept-invite.ts';
import { verifyCaptcha } from './captcha-pass.ts';
import { createCheckSession } from './check-session.ts';
import { createSessionFromBearer } from './create-session.ts';
import { createEditUserInvite, createInviteUser } from './invite-user.ts';
import { cancelInvite, deleteInvite, listInvites } from './invites.store.ts';
import { createResetPassword } from './reset-password.ts';
import { createSendResetLink } from './send-reset-link.ts';
import { deleteSession } from './sessions.store.ts';

/** Calls of access: sessions, links, invites, captcha. */
export function accountsModule(services: Services): BoundCall[] {
  const { database, clock, captcha } = services;
  return [
    bind(accounts.createSession).to(createSessionFromBearer(services)),
    bind(accounts.checkSession).to(createCheckSession(services)),
    bind(accounts.inviteUser).to(createInviteUser(services)),
    bind(accounts.readInviteLink).to(createReadInviteLink(services)),
    bind(accounts.acceptInviteLink).to(createAcceptInviteLink(services)),
    bind(accounts.resetPassword).to(createResetPassword(services)),
    bind(profile.editUserInvite).to(createEditUserInvite(services)),

    bind(accounts.logout).to(async (caller) => {
      const { session } = caller;
      if (session !== null) {
        await database.asSystem(async (tx) => {
          await deleteSession(tx, session.sessionId);
          await auditCaller(tx, caller, clock.now(), { action: 'session.ended' });
        });
      }
      caller.setSessionToken(null);
      return { success: true };
    }),

    bind(accounts.sendResetPasswordMagicLink).to(createSendResetLink(services)),

    bind(accounts.checkResetPasswordMagicLink).to(async (_caller, { linkId }) => ({
      success: true,
      isValidLink: await services.identity.isResetLinkValid(linkId),
    })),

    bind(profile.getUserInviteList).to(async ({ session }) => {
      const invites = await database.inOrg(session.orgId, listInvites);
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
    }),

    bind(profile.deleteUserInvite).to(async (caller, { linkId }) => {
      await database.inOrg(caller.session.orgId, async (tx) => {
        const invitee = await cancelInvite(tx, linkId);
        if (invitee === undefined) throw new AppError('NOT_FOUND');
        await auditCaller(tx, caller, clock.now(), { action: 'invite.cancelled', ...ofInvitee(invitee, linkId) });
      });
      return { success: true };
    }),

    bind(profile.removeUserInvite).to(async (caller, { linkId }) => {
      await database.inOrg(caller.session.orgId, async (tx) => {
        const invitee = await deleteInvite(tx, linkId);
        if (invitee === undefined) throw new AppError('NOT_FOUND');
        await auditCaller(tx, caller, clock.now(), { action: 'invite.removed', ...ofInvitee(invitee, linkId) });
      });
      return { success: true };
    }),

    bind(captchaChallenge).to(() => captcha.createChallenge()),
    bind(verifyCaptchaCall).to(async (caller, { token }) => ({
      success: await verifyCaptcha(services, caller, token),
    })),
  ];
}

/** Whom an entry of the log is about: the invite itself may be taken off the list. */
function ofInvitee(invitee: { email: string; firstName: string; lastName: string }, linkId: string) {
  const subjectName = `${invitee.firstName} ${invitee.lastName}`.trim();
  return { subject: invitee.email, subjectName, details: { linkId } };
}
