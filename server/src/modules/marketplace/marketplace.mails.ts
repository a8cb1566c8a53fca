import type { MailRenderers } from '../../emails/mail-request.ts';
import type { MarketplaceInterestMailData } from './emails/marketplace-interest-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'marketplace-interest': MarketplaceInterestMailData;
  }
}

/** Renders the module's emails; each one's code is loaded when it is first needed, because it is large. */
export const marketplaceMails: MailRenderers<'marketplace-interest'> = {
  'marketplace-interest': async (data) =>
    (await import('./emails/marketplace-interest-mail.ts')).renderMarketplaceInterestMail(data),
};
