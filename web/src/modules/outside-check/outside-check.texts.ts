import { texts } from '@portal/domain/texts/texts.ts';

export const checkForm = texts('outside-check.checkForm', {
  itOnlyLooksAs: 'This check only looks, as any visitor or mail server could. It doesn’t try any attacks.',
  noAccountNoName: 'No account, no name. Just one field.',
  mostResultsComeWithin: 'Most results arrive within 30 seconds. They are deleted after an hour.',
  howDoesYourCompany: 'How does your company look from the outside?',
  canStrangersSendEmail:
    'Can strangers send email in your name? Is your website properly encrypted? Get answers in plain words, along with what to do next.',
  yourCompanysDomain: 'Your company’s domain',
  placeholder: 'yourcompany.com',
  description: 'A domain, web address or email address.',
  checkIt: 'Check it',
});

export const checkPage = texts('outside-check.checkPage', {
  checkADomain: 'Check a domain',
});

export const gradeWord = texts('outside-check.gradeWord', {
  fixThis: 'Fix this',
  weak: 'Weak',
  couldBeStronger: 'Could be stronger',
  good: 'Good',
  goodToKnow: 'Good to know',
});

export const findingRow = texts('outside-check.findingRow', {
  howToFixIt: 'How to fix it',
  whoCanDoIt: 'Who can do it',
  howLongItTakes: 'How long it takes',
  whatWasSeen: 'What we saw',
});

export const leaveEmail = texts('outside-check.leaveEmail', {
  pleaseEnterAValid: 'Please enter a valid email address.',
  pleaseCheckTheBox: 'Please check the box, or skip this.',
  thanks: 'Thank you.',
  willEmailYou: '{brand} will email you about this check.',
  wouldYouLikeA: 'Would you like a hand with this?',
  optionalLeaveYourAddress: 'Optional: leave your email address, and {brand} will email you.',
  emailAddressOptional: 'Email address (optional)',
  leaveMyAddress: 'Leave my address',
});

export const partsCard = texts('outside-check.partsCard', {
  title: 'What we checked',
  looking: 'Checking…',
  notMeasuredLine: 'Not measured. {line}',
  lookingTitle: 'Checking: {title}',
});

export const restCard = texts('outside-check.restCard', {
  title: 'What we did not check',
  description: 'These may or may not be fine; this check says nothing about them.',
  thisResultIsDeleted: 'This result will be deleted at {until}. Only this browser can open it.',
});

export const verdictCard = texts('outside-check.verdictCard', {
  domainSeenFromThe: '<strong>{domain}</strong>, seen from the outside',
  looking: 'Checking',
  soFar: '{measured, number} of {looked, number} checks have finished so far.',
  done: '{measured, number} of {looked, number} checks produced a result.',
  doneInPart: '{measured, number} of {looked, number} checks produced a result. The others are not counted as good.',
  cutShort: 'The check was cut short on our side. Please try again later.',
});

export const checkReport = texts('outside-check.checkReport', {
  goToYourPortal: 'Go to your portal',
  keepThisAndSee: 'Keep this and see the rest',
  whatToFixWorst: 'What to fix, worst first',
});

export const resultPage = texts('outside-check.resultPage', {
  resultOfTheCheck: 'Check result',
  title: 'This result is no longer available',
  checkADomain: 'Check a domain',
  resultsAreKeptFor:
    'Results are kept for an hour, and only for the browser that requested them. Checking again takes half a minute.',
  what: 'The result',
  openingTheCheck: 'Opening the check',
  thisDomainDoesNot: 'This domain does not exist. Please check for a typo.',
  theConnectionWasLost: 'The connection was lost.',
  theCheckContinuesIn:
    'The check is still running. This page will show the result as soon as it can reach the portal again.',
});

export const outsideCheckWords = texts('outside-check.outsideCheckWords', {
  deletedAnAddressLeft: 'Deleted an email address entered in the public check',
  downloadedTheAddressesLeft: 'Downloaded the email addresses entered in the public check',
});
