import { texts } from '../texts/texts.ts';

/** What people agree to when they sign up by a link; it is kept as it was shown. */
export const securityNews = texts('accounts.securityNews', {
  consent:
    'Yes, send me security news by email from {brand}: new threats to companies like mine and what to do about them. I can withdraw my consent at any time.',
});
