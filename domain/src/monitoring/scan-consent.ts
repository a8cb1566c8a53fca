/** What one ticks in the wizard that adds a website and in onboarding (spec part 2, section 5). */
export const CONSENT_LABEL = 'I have permission to scan this website';

/** What one agrees to, in plain words. Shown in the wizard and stored word for word with the consent. */
export const CONSENT_TERMS =
  'I own this website, or its owner has agreed to have it scanned for weaknesses, now and as often as I schedule. I know that a scan opens many pages in a short time, that this shows up in the logs, and that some hosting providers want to be told in advance. I may stop scans at any time. Scanning a website without permission can be against the law.';

/** The whole consent as it is sent and stored, at most 500 characters. */
export const CONSENT_TEXT = `${CONSENT_LABEL}. ${CONSENT_TERMS}`;
