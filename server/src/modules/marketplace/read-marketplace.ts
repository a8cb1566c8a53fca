import type { getMarketplace } from '@portal/contract/marketplace/marketplace.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findIndustry } from '../profile/public.ts';
import { listOwnUse } from './offers.store.ts';
import { readOffersOn } from './offers-on.ts';
import { readShippedMarketplace } from './shipped-offers.ts';

/** The marketplace as one organization sees it today. */
export async function readMarketplace(
  { database, clock }: Services,
  { session, brand, language }: CallerOf<typeof getMarketplace>,
): Promise<AnswerOf<typeof getMarketplace>> {
  const { page } = readShippedMarketplace(language);
  const today = dayOf(clock.now(), brand.timeZone);
  const { industry, redeemed, interestedAt } = await database.inOrg(session.orgId, async (tx) => ({
    industry: await findIndustry(tx),
    ...(await listOwnUse(tx, session.orgId)),
  }));
  // What the provider offers is no organization's to read.
  const { savingsText, partners, offers } = await database.asSystem((tx) =>
    readOffersOn(tx, today, { industry, language }),
  );
  const shown = new Set(offers.map(({ offerId }) => offerId));
  return {
    success: true,
    data: {
      page: { heading: page.heading, introduction: page.introduction, savingsText },
      categories: page.categories,
      partners: [...partners],
      offers: offers.map(({ hasCodes, hasCodesLeft, ...offer }) => {
        const own = redeemed.get(offer.offerId);
        return {
          ...offer,
          codes: hasCodes || own !== undefined ? (hasCodesLeft || own !== undefined ? 'available' : 'gone') : 'none',
          redeemed: own === undefined ? null : { code: own.code, at: own.redeemed_at.toISOString() },
          interestedAt: interestedAt.get(offer.offerId)?.toISOString() ?? null,
        };
      }),
      earlierCodes: [...redeemed.values()]
        .filter(({ offer_id: offerId }) => !shown.has(offerId))
        .map((row) => ({
          offerTitle: row.offer_title,
          partnerName: row.partner_name,
          code: row.code,
          at: row.redeemed_at.toISOString(),
        })),
    },
  };
}
