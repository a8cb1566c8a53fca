import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type MarketplaceInterestMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  readonly personName: string;
  readonly personEmail: string;
  readonly offerTitle: string;
  readonly partnerName: string;
  /** The list of interests in the console. */
  readonly url: string;
};

/** Tells the brand's support that a customer would like to hear more of an offer; what was written beside stays in the portal. */
export function renderMarketplaceInterestMail(data: MarketplaceInterestMailData): Promise<Mail> {
  const { brand, url } = data;
  const organisation = plainName(data.organisationName);
  const offer = plainName(data.offerTitle);
  return composeMail(brand, {
    subject: `${organisation} is interested in “${offer}”`,
    preheader: 'Someone would like to hear more about an offer in the marketplace.',
    heading: `${organisation} is interested in an offer`,
    paragraphs: ['They pressed “I’m interested” in the marketplace and expect to hear from you.'],
    facts: [
      { label: 'Offer', value: offer },
      { label: 'Partner', value: plainName(data.partnerName) },
      { label: 'Organization', value: organisation },
      { label: 'Person', value: plainName(data.personName) },
      { label: 'Address', value: data.personEmail },
    ],
    action: { label: 'See everyone who is interested', url },
    reason: `this address receives requests to ${brand.brandNameShort}.`,
  });
}
