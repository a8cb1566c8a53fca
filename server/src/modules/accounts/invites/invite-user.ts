import { randomUUID } from 'node:crypto';
import type { inviteUser as inviteCall } from '@portal/contract/accounts/accounts.calls.ts';
import type { editUserInvite as editInviteCall } from '@portal/contract/profile/profile.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationName, findUserName, requireUnchanged } from '../../profile/public.ts';
import { invite as texts } from '../emails/emails.texts.ts';
import { findUserByEmail } from '../users.store.ts';
import { cancelInvitesOf, findInvitee, insertInvite, lockInvites, updateInvite } from './invites.store.ts';

/** How long an invite can be accepted. */
export const INVITE_LIFE_MINUTES = 7 * 24 * 60;

type Invitee = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
};

/** Invites a colleague as an admin of the caller's organisation (spec part 1, section 2). */
export async function inviteUser(
  services: Services,
  caller: CallerOf<typeof inviteCall>,
  invitee: InputOf<typeof inviteCall>,
): Promise<AnswerOf<typeof inviteCall>> {
  await refuseTakenAddress(services, invitee.email);
  const token = newToken();
  const now = services.clock.now();
  await services.database.inOrg(caller.session.orgId, async (tx) => {
    await lockInvites(tx);
    await cancelInvitesOf(tx, invitee.email);
    await insertInvite(tx, {
      ...invitee,
      inviteId: randomUUID(),
      orgId: caller.session.orgId,
      tokenHash: hashToken(token),
      invitedBy: caller.session.userId,
      createdAt: now,
      expiresAt: expiry(now),
    });
    await sendInvite(services, tx, caller, invitee, token);
    await auditCaller(tx, caller, now, { action: 'invite.created', subject: invitee.email });
  });
  return { success: true };
}

/** Changes a pending invite and sends its link anew. */
export async function editUserInvite(
  services: Services,
  caller: CallerOf<typeof editInviteCall>,
  { linkId, before, ...invitee }: InputOf<typeof editInviteCall>,
): Promise<AnswerOf<typeof editInviteCall>> {
  await refuseTakenAddress(services, invitee.email);
  const token = newToken();
  const now = services.clock.now();
  await services.database.inOrg(caller.session.orgId, async (tx) => {
    await lockInvites(tx);
    const stored = await findInvitee(tx, linkId);
    if (stored === undefined) throw new AppError('NOT_FOUND');
    requireUnchanged(stored, before, invitee);
    await cancelInvitesOf(tx, invitee.email, linkId);
    const changed = await updateInvite(tx, linkId, {
      ...invitee,
      tokenHash: hashToken(token),
      expiresAt: expiry(now),
    });
    if (!changed) throw new AppError('NOT_FOUND');
    await sendInvite(services, tx, caller, invitee, token);
    await auditCaller(tx, caller, now, { action: 'invite.changed', subject: invitee.email });
  });
  return { success: true };
}

const expiry = (now: Date) => new Date(now.getTime() + INVITE_LIFE_MINUTES * 60_000);

async function refuseTakenAddress({ database }: Services, email: string): Promise<void> {
  const user = await database.onceAsSystem((tx) => findUserByEmail(tx, email));
  if (user !== undefined) throw new AppError('INVITE_EMAIL_TAKEN', { field: 'email' });
}

async function sendInvite(
  { outbox, config }: Services,
  tx: OrgTransaction,
  { session, brand, language }: Caller<MemberSession>,
  invitee: Invitee,
  token: string,
): Promise<void> {
  const mail = {
    kind: 'invite' as const,
    inviterName:
      session.service === null
        ? await findUserName(tx, session.userId)
        : sayFor(brand, language)(texts.inviter, { brand: brand.brandNameShort }),
    organisationName: await findOrganisationName(tx),
    inviteeFirstName: invitee.firstName,
    inviteUrl: linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/invite-link/${token}`, language),
    validForMinutes: INVITE_LIFE_MINUTES,
  };
  await outbox.put(tx, brand, invitee.email, mail, { language });
}
