import type { Say } from '../texts/say.ts';
import { consents } from './marketing.texts.ts';

/** What people may allow beside using the portal; neither is needed for anything. */
export type MarketingConsentKind = keyof typeof consents;

/**
 * The words that people agree to, in the language in which they read them. The server records them with the consent, so they are the
 * same on both sides; a change makes new words for new consents only.
 */
export const marketingConsentText = (kind: MarketingConsentKind, brandNameLong: string, say: Say): string =>
  say(consents[kind], { brand: brandNameLong });
