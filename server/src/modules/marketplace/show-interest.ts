import { randomUUID } from 'node:crypto';
import type { showInterest as showInterestCall } from '@portal/contract/marketplace/marketplace.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { requireNoSandbox } from '../../database/sandboxes/sandbox.store.ts';
import { TO_STAFF } from '../../emails/mail-outbox.ts';
import type { Services } from '../../services.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
import { auditCaller } from '../audit/public.ts';
import { findOrganisationName, findUserName } from '../profile/public.ts';
import { findOffer } from './find-offer.ts';
import { findInterestedAt, insertInterest } from './interests.store.ts';

/** Records an organization's interest and tells the brand's support, once. */
export async function showInterest(
  services: Services,
  caller: CallerOf<typeof showInterestCall>,
  { offerId, note }: InputOf<typeof showInterestCall>,
): Promise<AnswerOf<typeof showInterestCall>> {
  const { database, clock, outbox, brands, config } = services;

  const { orgId, userId, email: personEmail } = caller.session;
  const now = clock.now();
  // What the provider offers is no organization's to read.
  const offer = await database.asSystem((tx) => findOffer(tx, offerId, dayOf(now, caller.brand.timeZone)));
  const { title: offerTitle, partnerName } = offer;
  const at = await database.inOrg(orgId, async (tx) => {
    await requireNoSandbox(tx, orgId);
    const personName = (await findUserName(tx, userId)) || personEmail;
    const interest = { interestId: randomUUID(), orgId, offerId, offerTitle, partnerName, note, userId };
    const isNew = await insertInterest(tx, { ...interest, userName: personName, email: personEmail, at: now });
    if (!isNew) return (await findInterestedAt(tx, offerId)) ?? now;
    await outbox.put(
      tx,
      caller.brand,
      caller.brand.supportEmail,
      {
        kind: 'marketplace-interest',
        organisationName: await findOrganisationName(tx),
        personName,
        personEmail,
        offerTitle,
        partnerName,
        // Staff signs in under the portal's own address.
        url: `${brandOrigin(brands.default, config.publicUrl)}/console/marketplace-interest`,
      },
      TO_STAFF,
    );
    await auditCaller(tx, caller, now, { action: 'marketplace.interest', subject: offerTitle, details: { offerId } });
    return now;
  });
  return { success: true, data: { at: at.toISOString() } };
}
