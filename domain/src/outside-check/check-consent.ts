/** How long somebody who left an address is kept, in days; then it is deleted without anybody's doing. */
export const CHECK_LEAD_DAYS = 180;

/** What people agree to when they leave an address after a check; kept with it, word for word. */
export const checkConsentText = (brandName: string): string =>
  `Yes, ${brandName} may write to me about this check. My address is kept for at most ${CHECK_LEAD_DAYS} days.`;
