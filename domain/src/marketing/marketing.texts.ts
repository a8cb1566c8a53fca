import { texts } from '../texts/texts.ts';

/** What people may allow beside using the portal, in the words that they agree to. */
export const consents = texts('marketing.consents', {
  usage:
    'Count which pages of {brand} I open, without my name or address, to help improve the portal. I can turn this off at any time.',
  promotions: 'Send me offers and product news from {brand} by email. I can turn this off at any time.',
});
