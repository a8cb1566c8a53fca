import type { Say } from '../texts/say.ts';
import { securityNews } from './accounts.texts.ts';

/**
 * What people agree to on `/signupSec`. The server records these words with the consent, so they are the same on both
 * sides; a change makes new words for new consents only.
 */
export const securityNewsConsent = (brandNameLong: string, say: Say): string =>
  say(securityNews.consent, { brand: brandNameLong });
