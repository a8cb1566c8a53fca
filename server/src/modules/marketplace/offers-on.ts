import { isDescriptionOld } from '@portal/domain/marketplace/is-description-old.ts';
import { isOfferOn } from '@portal/domain/marketplace/is-offer-on.ts';
import { shownSavings } from '@portal/domain/marketplace/shown-savings.ts';
import type { INDUSTRIES } from '@portal/domain/profile/industries.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { offerContentOf, partnerOf } from './offer-content.ts';
import { listHiddenOffers, listOfferRows, listPartnerRows } from './offers.store.ts';
import { findSavingsText } from './savings-text.store.ts';
import { type Offer, type Partner, readShippedMarketplace, type ShippedOffer } from './shipped-offers.ts';

const NONPROFIT: (typeof INDUSTRIES)[number]['code'] = 'NON_PROFIT';

/** An offer that can be had, with whether it is taken by a code. */
export type OfferOn = Offer & { readonly hasCodes: boolean; readonly hasCodesLeft: boolean };

export type Marketplace = {
  readonly savingsText: string | null;
  readonly partners: readonly Partner[];
  readonly offers: readonly OfferOn[];
};

/**
 * Everything that can be had on a day: the provider's own offers first, then those that come along.
 * @param today the day in the brand's time zone
 * @param firm that looks, where one does: in its reader's language, and the savings text counts only offers that it can have
 */
export async function readOffersOn(
  tx: SystemTransaction,
  today: string,
  { industry = '', language = 'en' }: { readonly industry?: string; readonly language?: Language } = {},
): Promise<Marketplace> {
  const shipped = readShippedMarketplace(language);
  const partnerRows = await listPartnerRows(tx);
  const slugs = new Map(partnerRows.map((row) => [row.partner_id, row.slug]));
  const hidden = new Set(await listHiddenOffers(tx));
  const own = (await listOfferRows(tx))
    .filter((row) => row.published_at !== null)
    .map((row) => ({
      ...offerContentOf(row),
      offerId: row.offer_id,
      partner: slugs.get(row.partner_id) ?? '',
      source: null,
      helpsWith: { elements: [], checks: [] },
      hasCodes: row.has_codes,
      hasCodesLeft: row.has_codes_left,
    }));
  const others = shipped.offers
    .filter(({ offerId }) => !hidden.has(offerId))
    .map((offer) => ({ ...describedAt(offer, today), hasCodes: false, hasCodesLeft: false }));
  const offers = [...own, ...others].filter((offer) => isOfferOn(offer, today));
  const withOffers = new Set(offers.map(({ partner }) => partner));
  const canHave = ({ category }: OfferOn) => category !== 'nonprofits' || industry === NONPROFIT;
  const counts = (offer: OfferOn) => canHave(offer) && offer.source?.isOld !== true;
  const percents = offers.filter(counts).flatMap(({ savingsPercent }) => savingsPercent ?? []);
  const text = (await findSavingsText(tx))?.savingsText ?? shipped.page.savingsText;
  return {
    savingsText: shownSavings(text, percents),
    partners: [...partnerRows.map(partnerOf), ...shipped.partners].filter(({ partner }) => withOffers.has(partner)),
    offers,
  };
}

/** An offer as it is shown on a day: what was looked up long ago is neither recommended nor counted. */
function describedAt(offer: ShippedOffer, today: string): Offer {
  const isOld = isDescriptionOld(offer.source.describedOn, today);
  return { ...offer, isFeatured: offer.isFeatured && !isOld, source: { ...offer.source, isOld } };
}
