import type {
  makeEmergencyLink as makeEmergencyLinkCall,
  revokeEmergencyLink as revokeEmergencyLinkCall,
} from '@portal/contract/incidents/emergency-card.calls.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { lockCard, setLink } from './contacts.store.ts';

/** Makes a link that opens the card without an account; the one before ends. */
export async function makeEmergencyLink(
  { database, clock, config }: Services,
  caller: CallerOf<typeof makeEmergencyLinkCall>,
): Promise<AnswerOf<typeof makeEmergencyLinkCall>> {
  const { orgId, userId } = caller.session;
  const at = clock.now();
  const token = newToken();
  await database.inOrg(orgId, async (tx) => {
    await lockCard(tx, orgId);
    await setLink(tx, orgId, { tokenHash: hashToken(token), at, byName: await findUserName(tx, userId) });
    await auditCaller(tx, caller, at, { action: 'emergency-link.made' });
  });
  return { success: true, data: { url: `${brandOrigin(caller.brand, config.publicUrl)}/emergency/${token}` } };
}

/** Ends the link; that there was none is no fault. */
export async function revokeEmergencyLink(
  { database, clock }: Services,
  caller: CallerOf<typeof revokeEmergencyLinkCall>,
): Promise<AnswerOf<typeof revokeEmergencyLinkCall>> {
  const { orgId } = caller.session;
  const at = clock.now();
  await database.inOrg(orgId, async (tx) => {
    await lockCard(tx, orgId);
    await setLink(tx, orgId, null);
    await auditCaller(tx, caller, at, { action: 'emergency-link.revoked' });
  });
  return { success: true };
}
