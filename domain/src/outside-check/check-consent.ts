import type { Say } from '../texts/say.ts';
import { consent } from './outside-check.texts.ts';

/** How long somebody who left an address is kept, in days; then it is deleted without anybody's doing. */
export const CHECK_LEAD_DAYS = 180;

/** What people agree to when they leave an address after a check; kept with it, word for word. */
export const checkConsentText = (brandName: string, say: Say): string =>
  say(consent.text, { brand: brandName, days: CHECK_LEAD_DAYS });
