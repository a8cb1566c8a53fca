import type { readSignOn as readSignOnCall } from '@portal/contract/accounts/sign-on.calls.ts';
import type { AnswerOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findOffer } from './answer-offer.ts';
import { findConsent } from './consents.store.ts';

/** The directory of the firm's brand, with what the firm has said to it; null where there is none, or it is off and the firm never said yes. */
export async function readOffer(
  tx: OrgTransaction,
  orgId: string,
): Promise<AnswerOf<typeof readSignOnCall>['data']['offer']> {
  const directory = await findOffer(tx, orgId);
  if (directory === undefined) return null;
  const consent = await findConsent(tx, orgId);
  if (!directory.is_on && consent === undefined) return null;
  return {
    isOn: consent !== undefined,
    isOffered: directory.is_on,
    issuer: directory.issuer,
    hasSecondFactor: directory.asks_second_factor,
    admitsNew: consent?.admits_new ?? false,
    asksSecondFactor: consent?.asks_second_factor ?? false,
    isEnforced: consent?.is_enforced ?? false,
    revision: consent?.revision ?? 0,
  };
}
