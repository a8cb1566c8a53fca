/** First and last day of an offer, as "2026-11-22"; null where it has none. */
export type OfferDays = { readonly validFrom: string | null; readonly validUntil: string | null };

/**
 * True on every day from the first to the last, both included; an offer that has expired, or has not begun, is shown to nobody.
 * @param today the day in the brand's time zone
 */
export function isOfferOn({ validFrom, validUntil }: OfferDays, today: string): boolean {
  return (validFrom === null || validFrom <= today) && (validUntil === null || today <= validUntil);
}
