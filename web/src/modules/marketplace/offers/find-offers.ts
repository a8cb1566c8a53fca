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
