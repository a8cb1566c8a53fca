import { texts } from '@portal/domain/texts/texts.ts';

/** Read by the provider's staff. */
export const interest = texts('marketplace.emails.interest', {
  subject: '{organization} is interested in “{offer}”',
  preheader: 'Someone would like to hear more about an offer in the marketplace.',
  heading: '{organization} is interested in an offer',
  what: 'They clicked “I’m interested” in the marketplace and expect to hear from you.',
  offer: 'Offer',
  partner: 'Partner',
  organization: 'Organization',
  person: 'Person',
  address: 'Address',
  see: 'See everyone who is interested',
  /** Completes "You received this message because". */
  reason: 'this address receives requests sent to {brand}.',
});
