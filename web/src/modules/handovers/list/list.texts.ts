import { texts } from '@portal/domain/texts/texts.ts';

export const revokeDialog = texts('handovers.list.revokeDialog', {
  theLinkForName: 'The link for {name} was revoked.',
  theLinkCouldNot: 'The link could not be revoked. Please try again.',
  revokeTheLinkFor: 'Revoke the link for {name}?',
  revoke: 'Revoke',
  itShowsNothingFrom: 'The link will stop working. Reports and questions stay here. This cannot be undone.',
});

export const handoverActions = texts('handovers.list.handoverActions', {
  nameGetsAnEmail: '{name} will get an email with a new link.',
  aNewLinkCould: 'A new link could not be created. Please try again.',
  sendAgain: 'Send again',
  asNewLink: 'With a new link',
  makeANewLink: 'Create a new link',
  theEarlierLinkStops: 'The old link will stop working',
  actionsForTheLink: 'Actions for the link for {name}',
  revoke: 'Revoke',
  title: 'The link is ready',
  done: 'Done',
});

export const questionItem = texts('handovers.list.questionItem', {
  theAnswerWasSent: 'The answer was sent.',
  theAnswerCouldNot: 'The answer could not be sent. Please try again.',
  pleaseWriteAnAnswer: 'Please write an answer.',
  askedOn: 'Asked on {day}',
  answeredBy: 'Answered by {name}',
  yourAnswer: 'Your answer',
  sendTheAnswer: 'Send the answer',
});

export const stateWords = texts('handovers.list.stateWords', {
  notOpenedYet: 'Not opened yet',
  opened: 'Opened',
  aQuestionIsWaiting: 'A question is waiting for you',
  stillThere: 'Still there',
  done: 'Done',
  expired: 'Expired',
  revoked: 'Revoked',
  toDo: 'To do',
  reportedAsFixedOn: 'Reported as fixed on {time}',
  beingCheckedNow: 'Being checked now',
  stillThereChecked: 'Still there, checked {time}',
  notTested: 'Could not be tested',
  notTestedChecked: 'Could not be tested; last tried {time}',
  gone: 'Gone',
  goneChecked: 'Gone, checked {time}',
  confirmedByYou: 'Confirmed by you',
  removedSince: 'Since removed',
  reportedAsFixed: 'Reported as fixed',
});

export const pointItem = texts('handovers.list.pointItem', {
  itIsConfirmed: 'Confirmed.',
  thisCouldNotBe: 'This could not be confirmed. Please try again.',
  confirm: 'Confirm that it is done',
  confirmLabel: 'Confirm that it is done: {title}',
});

/** Facts about a link, one after the other with dots between them. */
export const handoverCard = texts('handovers.list.handoverCard', {
  sentOn: 'sent on {day} by {name}',
  openedOn: 'opened on {time}',
  worksUntil: 'works until {day}',
  quoted: '“{note}”',
});
