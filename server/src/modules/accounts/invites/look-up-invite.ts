import type { inviteLinkLookup } from '@portal/contract/accounts/invite-lookup.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import { recordUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';
import { atLeast } from '../../../system/at-least.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { findOrganisationBrand, findOrganisationName, findUserName } from '../../profile/public.ts';
import { addInviteToken, findPendingInvite } from './invites.store.ts';

/** An address gets no second mail within this time, whoever asks. */
const PER_ADDRESS_MS = 10 * 60_000;
/** Long enough for either outcome, so that with strict enumeration the time tells nothing. */
const STRICT_ANSWER_MS = 300;

/**
 * Mails a pending invitation anew with a fresh link; earlier ones go on working, the invitation ends when it would have
 * (spec part 1, section 7). With strict enumeration the answer is the same whether or not there is one.
 */
export async function lookUpInvite(
  services: Services,
  caller: CallerOf<typeof inviteLinkLookup>,
  { email }: InputOf<typeof inviteLinkLookup>,
): Promise<AnswerOf<typeof inviteLinkLookup>> {
  const isStrict = services.config.enumeration === 'strict';

  if (!isStrict) return { success: await renewInvite(services, caller, email) };
  await atLeast(STRICT_ANSWER_MS, renewInvite(services, caller, email));
  return { success: true };
}

async function renewInvite(services: Services, caller: Caller, email: string): Promise<boolean> {
  const { database, clock, outbox, brands, config } = services;
  const now = clock.now();
  const { invite, isFirst } = await database.asSystem(async (tx) => ({
    isFirst: await recordUse(tx, 'invite-lookup', email, new Date(now.getTime() + PER_ADDRESS_MS), now),
    invite: await findPendingInvite(tx, email, now),
  }));
  if (invite === undefined) return false;
  if (!isFirst) return true;
  const token = newToken();
  await database.inOrg(invite.org_id, async (tx) => {
    if (!(await addInviteToken(tx, invite.invite_id, hashToken(token)))) return;
    const brand = await brands.byId(await findOrganisationBrand(tx));
    const { language } = caller;
    const mail = {
      kind: 'invite' as const,
      inviterName: invite.invited_by === null ? brand.brandNameShort : await findUserName(tx, invite.invited_by),
      organisationName: await findOrganisationName(tx),
      inviteeFirstName: invite.first_name,
      inviteUrl: linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/invite-link/${token}`, language),
      validForMinutes: Math.max(1, Math.floor((invite.expires_at.getTime() - now.getTime()) / 60_000)),
    };
    await outbox.put(tx, brand, email, mail, { language });
    await auditCaller(tx, caller, now, { action: 'invite.found', subject: email, orgId: invite.org_id });
  });
  return true;
}
