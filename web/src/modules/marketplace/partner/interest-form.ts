/** Name under which what was typed of an interest is kept when a session ends in its midst. */
export const INTEREST_FORM = 'marketplace-interest';

export type KeptInterest = { readonly offerId: string; readonly note: string };
