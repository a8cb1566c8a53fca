import { texts } from '@portal/domain/texts/texts.ts';

export const copyLink = texts('handovers.copyLink', {
  sendThisLinkTo:
    'Send this link to {name} yourself. It is shown only once. You can create a new one at any time; the old one will then stop working.',
  theLinkWasCopied: 'The link was copied.',
  copyTheLink: 'Copy the link',
});

export const earlierHelpers = texts('handovers.earlierHelpers', {
  earlierHelpers: 'Previous helpers',
});

export const useHandOver = texts('handovers.useHandOver', {
  nameGetsAnEmail: '{name} will get an email with the link.',
  thisCouldNotBe: 'This could not be sent. Please try again.',
  pleaseEnterAName: 'Please enter a name.',
  pleaseEnterAnEmail: 'Please enter an email address.',
});

export const handOverDialog = texts('handovers.handOverDialog', {
  days: '{days} days',
  title: 'The link is ready',
  done: 'Done',
  sendToMyIt: 'Send to my IT provider',
  cancel: 'Cancel',
  onlyMakeALink: 'Just create a link',
  send: 'Send',
  theyGetALink:
    'They’ll get a link to a page with the steps. They don’t need an account and won’t see anything else. They can report something as fixed, so we can check it again, or ask you a question. You can revoke the link at any time.',
  name: 'Name',
  email: 'Email',
  aNoteOptional: 'A note (optional)',
  theLinkWorksFor: 'The link works for',
  description: 'The link always shows the addresses where something needs fixing; without them, no one could fix it.',
  showMyNameAnd: 'Show my name and our organization’s name',
});

export const handoversPage = texts('handovers.handoversPage', {
  handedOver: 'Handed over',
  description: 'What you sent to your IT provider or another helper, and how it turned out.',
  what: 'What you sent',
  loadingWhatYouHanded: 'Loading this page',
  title: 'Nothing sent yet',
  onAFindingA:
    'On a finding, a weakness, or a step in your plan, choose “Send to my IT provider.” It will then appear here.',
});

export const handoversPlaces = texts('handovers.handoversPlaces', {
  handedOver: 'Handed over',
});

export const handoversWords = texts('handovers.handoversWords', {
  handedSomethingOverTo: 'Sent a task to',
  createdANewLink: 'Created a new link for',
  revokedTheLinkFor: 'Revoked the link for',
  linkOpenedBy: 'Link opened by',
  helperReportedAsFixed: 'Reported as fixed by helper',
  helperAskedAbout: 'Helper asked about',
  answeredAQuestionAbout: 'Answered a question about',
  confirmedAsDone: 'Confirmed as done',
  somethingToFixFor: 'Something for a helper to fix',
  helperSaysItIs: 'Helper says it is fixed',
  questionFromAHelper: 'Question from a helper',
  answerToAHelper: 'Answer to a helper',
});
