import { texts } from '@portal/domain/texts/texts.ts';

export const interestDialog = texts('marketplace.partner.interestDialog', {
  done: 'We’ve let {brandName} know that you are interested.',
  title: 'I’m interested',
  cancel: 'Cancel',
  sending: 'Sending',
  send: 'Send',
  whatHappens:
    '{brandName} will get your name, your email address and your organization’s name, and will email you about “{title}.” You aren’t ordering anything, and the partner won’t be notified.',
  anythingYouWouldLike: 'Anything you would like to know? (optional)',
});

export const offerCode = texts('marketplace.partner.offerCode', {
  allCodesAreTaken: 'All codes are taken right now.',
  gettingYourCode: 'Getting your code',
  getYourCode: 'Get your code',
});

export const partnerOffer = texts('marketplace.partner.partnerOffer', {
  whatItIs: 'What it is',
  whoItIsFor: 'Who it is for',
  goodToKnow: 'Good to know',
  howToGetIt: 'How to get it',
  goToPartner: 'Go to {partnerName}<span> (opens in a new tab)</span>',
  imInterested: 'I’m interested',
  interestShown: 'You expressed interest on {day}. {brandName} will get in touch with you.',
  commission: '{brandName} earns a commission when you use this offer.',
  describedLongAgo: 'This description is more than 180 days old. Check whether it is still accurate.',
  source:
    'Described on {day}, based on <link>what {partnerName} says<span> (opens in a new tab)</span></link>. The terms shown there when you use the offer are the ones that apply. {brandName} has no contract with {partnerName} about this and earns nothing from it.',
});

export const partnerView = texts('marketplace.partner.partnerView', {
  marketplace: 'Marketplace',
  opensInANew: '(opens in a new tab)',
});
