/** What an offer is for, in the order of the page. */
export const OFFER_CATEGORIES = ['sign-in', 'web', 'checks', 'data', 'learning', 'nonprofits'] as const;
export type OfferCategory = (typeof OFFER_CATEGORIES)[number];
