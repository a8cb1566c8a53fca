import type { redeemOffer as redeemOfferCall } from '@portal/contract/marketplace/marketplace.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { requireNoSandbox } from '../../database/sandboxes/sandbox.store.ts';
import type { Services } from '../../services.ts';
import { auditCaller } from '../audit/public.ts';
import { findOffer } from './find-offer.ts';
import { findRedemption, insertRedemption, lockRedemption, takeCode } from './redemptions.store.ts';

/** Gives an organization its code of an offer, in one transaction with taking it from those that are left; the same one when asked again. */
export async function redeemOffer(
  { database, clock }: Services,
  caller: CallerOf<typeof redeemOfferCall>,
  { offerId }: InputOf<typeof redeemOfferCall>,
): Promise<AnswerOf<typeof redeemOfferCall>> {
  const { orgId, userId } = caller.session;
  const now = clock.now();
  const { code, at } = await database.asSystem(async (tx) => {
    await requireNoSandbox(tx, orgId);
    await lockRedemption(tx, orgId, offerId);
    const own = await findRedemption(tx, orgId, offerId);
    if (own !== undefined) return own;
    const offer = await findOffer(tx, offerId, dayOf(now, caller.brand.timeZone));
    // The shipped offers, whose names are no UUIDs, have no codes.
    const taken = offer.hasCodes ? await takeCode(tx, offerId, now) : undefined;
    if (taken === undefined) throw new AppError('NO_CODES_LEFT');
    const { title: offerTitle, partnerName } = offer;
    await insertRedemption(tx, { orgId, offerId, offerTitle, partnerName, code: taken, userId, at: now });
    await auditCaller(tx, caller, now, { action: 'marketplace.redeemed', subject: offerTitle, details: { offerId } });
    return { code: taken, at: now };
  });
  return { success: true, data: { code, at: at.toISOString() } };
}
