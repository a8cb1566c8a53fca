import type { Say } from '../texts/say.ts';
import { scanConsent } from './monitoring.texts.ts';

/** What one ticks in the wizard that adds a website and in onboarding (spec part 2, section 5). */
export const CONSENT_LABEL = scanConsent.label;

/** What one agrees to, in plain words. Shown in the wizard and stored word for word with the consent. */
export const CONSENT_TERMS = scanConsent.terms;

/** The whole consent as it is sent and stored, in the words that were shown. */
export const consentText = (say: Say): string => `${say(CONSENT_LABEL)}. ${say(CONSENT_TERMS)}`;
