import type { readConsoleMarketplace as readConsoleMarketplaceCall } from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { isDescriptionOld } from '@portal/domain/marketplace/is-description-old.ts';
import { isOfferOn, type OfferDays } from '@portal/domain/marketplace/is-offer-on.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { AnswerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { offerContentOf, partnerOf } from '../offer-content.ts';
import { listHiddenOffers, listOfferRows, listPartnerRows, type OfferRow } from '../offers.store.ts';
import { readOffersOn } from '../offers-on.ts';
import { findSavingsText } from '../savings-text.store.ts';
import { readShippedMarketplace } from '../shipped-offers.ts';
import { countCodesOfOffers } from './codes.store.ts';
import { countInterests } from './interests.store.ts';

/** Everything that staff can change, with what became of it. */
export async function readConsoleMarketplace({
  database,
  clock,
  brands,
}: Services): Promise<AnswerOf<typeof readConsoleMarketplaceCall>> {
  const shipped = readShippedMarketplace('en');
  const today = dayOf(clock.now(), brands.default.timeZone);
  const data = await database.asSystem(async (tx) => {
    const partners = await listPartnerRows(tx);
    const names = new Map(partners.map((row) => [row.partner_id, row.name]));
    const offers = await listOfferRows(tx);
    const hidden = new Set(await listHiddenOffers(tx));
    const codes = await countCodesOfOffers(tx);
    const interested = await countInterests(tx);
    const set = await findSavingsText(tx);
    const { savingsText: shown } = await readOffersOn(tx, today);
    const shippedNames = new Map(shipped.partners.map(({ partner, name }) => [partner, name]));
    return {
      savings: { text: set?.savingsText ?? shipped.page.savingsText, version: set?.version ?? 0, shown },
      categories: shipped.page.categories.map(({ id, name }) => ({ id, name })),
      partners: partners.map((row) => ({
        partnerId: row.partner_id,
        ...partnerOf(row),
        version: row.version,
        offers: offers.filter((offer) => offer.partner_id === row.partner_id).length,
      })),
      offers: offers.map((row) => ({
        ...viewOf(row, today),
        ...(codes.get(row.offer_id) ?? { codes: 0, codesLeft: 0 }),
        partnerName: names.get(row.partner_id) ?? '',
        interested: interested.get(row.offer_id) ?? 0,
      })),
      standing: shipped.offers.map(({ offerId, title, partner, source: { describedOn } }) => ({
        offerId,
        title,
        partnerName: shippedNames.get(partner) ?? '',
        isHidden: hidden.has(offerId),
        describedOn,
        isOld: isDescriptionOld(describedOn, today),
        interested: interested.get(offerId) ?? 0,
      })),
    };
  });
  return { success: true, data };
}

function viewOf(row: OfferRow, today: string) {
  const content = offerContentOf(row);
  const isPublished = row.published_at !== null;
  return {
    ...content,
    offerId: row.offer_id,
    partnerId: row.partner_id,
    state: isPublished ? stateOnDay(content, today) : ('draft' as const),
    isPublished,
    version: row.version,
  };
}

/** How a published offer stands on a day. */
function stateOnDay(days: OfferDays, today: string): 'planned' | 'on' | 'over' {
  if (isOfferOn(days, today)) return 'on';
  return days.validUntil !== null && days.validUntil < today ? 'over' : 'planned';
}
