/**
 * What people agree to on `/signupSec`. The server records these words with the consent, so they are the same on both
 * sides; a change makes new words for new consents only.
 */
export function securityNewsConsent(brandNameLong: string): string {
  return `Yes, send me security news by email from ${brandNameLong}: new threats to companies like mine and what to do about them. I can take this back at any time.`;
}
