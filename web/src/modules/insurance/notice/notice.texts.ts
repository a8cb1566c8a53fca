import { texts } from '@portal/domain/texts/texts.ts';

export const contactLines = texts('insurance.notice.contactLines', {
  theAddressForClaims: 'The address for claims is in your policy. If you cannot find it, we will help:',
  emailUsAndWe: 'Email us, and we will put you in touch with your insurer:',
  opensInANew: '(opens in a new tab)',
});

export const contactCards = texts('insurance.notice.contactCards', {
  title: 'To report a claim',
  ifSomethingHasHappened:
    'If something has happened that your policy may cover, call or email right away, before you repair or delete anything. Have your policy number ready.',
  questionsAboutYourPolicy: 'Questions about your policy',
  whatIsCoveredAnd:
    'What is covered and until when, what the non-renewal notice means, and where to get documents for a new insurer.',
});

export const endOfService = texts('insurance.notice.endOfService', {
  theInsuranceServiceEnds: 'The insurance service ends',
  theInsuranceServiceEnded: 'The insurance service ended on {day}',
  theInsuranceServiceEnds2: 'The insurance service ends on {day}',
  noLongerOffers: 'no longer offers',
  willStopOffering: 'will stop offering',
  cyberInsuranceYourPolicy:
    'cyber insurance. Your policy will not be renewed through this portal, and no new policies are sold here.',
  the: 'The',
  nonRenewalNotice: 'non-renewal notice',
  willCome: 'will come',
  from: 'from',
  yourInsurer: 'your insurer',
  insurerYourInsurer: '{insurer}, your insurer',
  notFromUsIt:
    ', not from us. It tells you the last day of your coverage. Only your policy and that notice decide what is covered and until when.',
  keepTheNoticeAnd:
    'Keep the notice and your policy together. You need both if something that happened earlier comes to light.',
  reportAClaimTo:
    'Report a claim to the insurer as soon as you know of it. Many policies set a short deadline for that.',
  ifYouWantTo:
    'If you want to stay insured, start looking for a new policy about two months ahead. Applications ask many questions about your security, and answers take time to collect.',
});
