import { texts } from '@portal/domain/texts/texts.ts';

export const pages = texts('learning.signOff', {
  loadingList: 'Loading your policies',
  loadingText: 'Loading the policy',
  ended: 'This link no longer works',
  whatToDo: 'Please ask the person who sent it for a new one. Everything you’ve confirmed is saved.',
});

export const list = texts('learning.signOffList', {
  pageTitle: 'Your policies',
  hello: 'Hello, {name}',
  whatToDo:
    'Please read {count, plural, one {this policy} other {these policies}} and confirm at the end of the text that you have. If something is unclear, ask before you confirm.',
  done: 'You are done.',
  nothing: 'There is nothing to confirm. You will get an email when that changes.',
  confirmed: 'Confirmed by you',
  confirmedOn: 'Version {version}, confirmed on {day}',
  minutes: 'Version {version} · {minutes, plural, one {# minute} other {# minutes}} to read',
  read: 'Read and confirm',
  notYou: 'Not {name}?',
  whose:
    'This page belongs to {name} of {organization}, and anything confirmed here counts as confirmed by that person. Please close it and do not share the link.',
});

export const text = texts('learning.signOffText', {
  all: 'All your policies',
  approved: 'Version {version}, approved by {approver} on {day}',
  confirmation: 'Confirmation',
  youConfirmed: 'You confirmed this on {day}.',
  quoted: '“{statement}”',
  back: 'Back to your policies',
  checkFirst: 'Please check the box first. The sentence beside it is what you confirm.',
  notRecorded: 'This could not be recorded. Please try again.',
  confirm: 'Confirm',
  whatIsKept:
    'Your name, the time and a fingerprint of this text are kept with your confirmation. You can read the text again at any time through your link.',
});
