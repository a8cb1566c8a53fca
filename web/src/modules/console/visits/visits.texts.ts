import { texts } from '@portal/domain/texts/texts.ts';

export const visitAccessBanner = texts('console.visits.visitAccessBanner', {
  title: 'Visits need approval.',
  thisCustomerWantsTo: 'This customer wants to be asked before each visit.',
  yourRequestIsWaiting: 'Your request is waiting for an answer.',
  yourVisitIsApproved: 'Your visit is approved.',
  yourRequestWasDeclined: 'Your request was declined.',
  yourRequestHasEnded: 'Your request is no longer active.',
  theCustomersAdminsCan: 'The customer’s admins can answer until {until}. Reason: {reason}',
  youCanOpenThe: 'You can open the portal once, until {until}. Reason: {reason}',
  youCanAskAgain: 'You can ask again and give the customer a more detailed reason.',
  noOneAnsweredIn:
    'No one answered in time, the approval was not used in time, or the customer ended it. You can ask again.',
});

export const visitButton = texts('console.visits.visitButton', {
  openPortal: 'Open portal',
  askForAVisit: 'Request a visit',
});

export const visitDialog = texts('console.visits.visitDialog', {
  openThePortalOf: 'Open {companyName}’s portal?',
  openPortal: 'Open portal',
  youWorkInIt:
    'You’ll work in it as one of its admins for up to an hour. Everything you do is recorded with your name, and the customer can end the visit at any time.',
  companyNameNoLongerWants: '{companyName} no longer wants to be asked. You can open the portal right away.',
  weAskedTheAdmins: 'We’ve emailed {companyName}’s admins to ask.',
  askCompanyNameForA: 'Request a visit to {companyName}?',
  askForAVisit: 'Request a visit',
  thisCustomerApprovesEach:
    'This customer approves each visit. Its admins will get your email address and reason by email and have 24 hours to answer. Their approval is good for one visit within 24 hours.',
});
