/** What people may allow beside using the portal; neither is needed for anything. */
export type MarketingConsentKind = 'usage' | 'promotions';

/**
 * The words that people agree to. The server records them with the consent, so they are the same on both sides; a change makes
 * new words for new consents only.
 */
export function marketingConsentText(kind: MarketingConsentKind, brandNameLong: string): string {
  return kind === 'usage'
    ? `Count which pages of ${brandNameLong} I open, without my name or address, to help improve the portal. I can turn this off at any time.`
    : `Send me offers and product news from ${brandNameLong} by email. I can turn this off at any time.`;
}
