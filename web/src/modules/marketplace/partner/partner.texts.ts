import { texts } from '@portal/domain/texts/texts.ts';

export const interestDialog = texts('marketplace.partner.interestDialog', {
  brandNameShortKnowsYouAre: '{brandNameShort} knows you are interested.',
  title: 'I’m interested',
  cancel: 'Cancel',
  sending: 'Sending',
  send: 'Send',
  brandNameShortGetsYourName:
    '{brandNameShort} gets your name, your email address and your organization’s name, and will email you about “{title}”. This does not order anything, and the partner is not told.',
  anythingYouWouldLike: 'Anything you would like to know? (optional)',
});

export const offerCode = texts('marketplace.partner.offerCode', {
  allCodesAreTaken: 'All codes are taken right now.',
  gettingYourCode: 'Getting your code',
  getYourCode: 'Get your code',
});

export const partnerOffer = texts('marketplace.partner.partnerOffer', {
  title: 'What it is',
  whoItIsFor: 'Who it is for',
  goodToKnow: 'Good to know',
  howToGetIt: 'How to get it',
  goToPartnerNameOpens: 'Go to {partnerName}<span> (opens in a new tab)</span>',
  imInterested: 'I’m interested',
  youShowedInterestOn: 'You showed interest on {interestedAt}. {brandNameShort} gets in touch with you.',
  thisWasDescribedMore: 'This was described more than 180 days ago. Check whether it is still true.',
  describedOnDescribedOnBased:
    'Described on {describedOn}, based on <link>what {partnerName} says<span> (opens in a new tab)</span></link>. The terms that count are those shown there when you take the offer. {brandNameShort} has no contract with {partnerName} about this and earns nothing from it.',
});

export const partnerView = texts('marketplace.partner.partnerView', {
  marketplace: 'Marketplace',
  opensInANew: '(opens in a new tab)',
});
