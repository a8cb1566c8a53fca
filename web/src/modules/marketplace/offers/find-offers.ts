import type { ToldStep } from '../../../portal/modules/home-part.ts';
import type { Marketplace, Offer } from '../marketplace-types.ts';

/** Offers of a category whose texts, or whose partner's, hold every word of the search. */
export function findOffers(
  { offers, partners }: Pick<Marketplace, 'offers' | 'partners'>,
  { search, category }: { readonly search: string; readonly category: string | null },
): readonly Offer[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const names = new Map(partners.map(({ partner, name }) => [partner, name]));
  return offers.filter((offer) => {
    if (category !== null && offer.category !== category) return false;
    const { title, whatItIs, forWhom, savingsText } = offer;
    const text = [title, whatItIs, forWhom, savingsText, names.get(offer.partner)].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

/** More would be advertising rather than help. */
const MAX_FOR_STEP = 2;

/** Offers that make a step easier, with who makes them; not those whose description is old, or whose codes are gone. */
export function offersForStep({ offers, partners }: Pick<Marketplace, 'offers' | 'partners'>, { kind, id }: ToldStep) {
  const names = new Map(partners.map(({ partner, name }) => [partner, name]));
  return offers
    .filter(
      ({ helpsWith, source, codes }) => helpsWith[kind].includes(id) && source?.isOld !== true && codes !== 'gone',
    )
    .slice(0, MAX_FOR_STEP)
    .map((offer) => ({ ...offer, partnerName: names.get(offer.partner) ?? '' }));
}
