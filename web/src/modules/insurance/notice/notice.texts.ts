import { texts } from '@portal/domain/texts/texts.ts';

export const contactLines = texts('insurance.notice.contactLines', {
  claimsUnknown: 'The address for claims is in your policy. If you cannot find it, we will help:',
  policyUnknown: 'Email us, and we will put you in touch with your insurer:',
  newTab: '(opens in a new tab)',
});

export const contactCards = texts('insurance.notice.contactCards', {
  claims: 'To report a claim',
  claimsHint:
    'If something has happened that your policy may cover, call or email right away, before you repair or delete anything. Have your policy number ready.',
  policy: 'Questions about your policy',
  policyHint:
    'What is covered and for how long, what the non-renewal notice means, and where to get documents for a new insurer.',
});

export const endOfService = texts('insurance.notice.endOfService', {
  ends: 'The insurance service ends',
  endsOn: 'The insurance service ends on {day}',
  endedOn: 'The insurance service ended on {day}',
  willStop:
    '{provider} will stop offering cyber insurance. Your policy will not be renewed through this portal, and no new policies will be sold here.',
  stopped:
    '{provider} no longer offers cyber insurance. Your policy will not be renewed through this portal, and no new policies are sold here.',
  noticeWillCome:
    'A <strong>non-renewal notice</strong> will come from your insurer, not from us. It tells you the last day of your coverage. Only your policy and that notice determine what is covered and for how long.',
  noticeWillComeFrom:
    'A <strong>non-renewal notice</strong> will come from {insurer}, your insurer, not from us. It tells you the last day of your coverage. Only your policy and that notice determine what is covered and for how long.',
  noticeComes:
    'The <strong>non-renewal notice</strong> comes from your insurer, not from us. It tells you the last day of your coverage. Only your policy and that notice determine what is covered and for how long.',
  noticeComesFrom:
    'The <strong>non-renewal notice</strong> comes from {insurer}, your insurer, not from us. It tells you the last day of your coverage. Only your policy and that notice determine what is covered and for how long.',
  keepNotice:
    'Keep the notice and your policy together. You will need both if something that happened earlier comes to light.',
  reportClaims:
    'Report a claim to the insurer as soon as you know about it. Many policies set a short deadline for doing so.',
  stayInsured:
    'If you want to stay insured, start looking for a new policy about two months in advance. Applications ask many questions about your security, and answers take time to collect.',
});
