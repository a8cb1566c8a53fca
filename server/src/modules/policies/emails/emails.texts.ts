import { texts } from '@portal/domain/texts/texts.ts';

/** Of every email that asks for a confirmation. */
export const signOff = texts('policies.emails.signOff', {
  quoted: '“{policy}”',
  preheader: 'It takes a few minutes and needs no password.',
  read: 'Read and confirm',
  onlyForYou:
    'This link is only for you: anything confirmed through it counts as confirmed by you. Please do not forward it.',
  keep: 'Keep this message if you like: the link also shows what you have confirmed.',
});

export const request = texts('policies.emails.signOffRequest', {
  subject: 'Please read and confirm: {policies}',
  subjectAgain: 'Changed: please read {policies} again',
  heading: '{name}, please read a policy',
  headingAgain: '{name}, a policy has changed',
  asks: '{organization} asks you to read {policies}.',
  someoneAsks: '{asker} of {organization} asks you to read {policies}.',
  changed: '{organization} has changed {policies}. You confirmed an earlier version, so please read the new one.',
  atTheEnd:
    'At the end of the text you confirm that you have read and understood it. If something in it is unclear, ask before you confirm.',
  /** Completes "You received this message because". */
  reason: '{organization} keeps a record of who has read its policies.',
});

export const reminder = texts('policies.emails.signOffReminder', {
  subject: 'Reminder: please read and confirm {policy}',
  subjectOfSeveral: 'Reminder: please read and confirm {count, number} policies',
  heading: '{name}, a policy is waiting for you',
  headingOfSeveral: '{name}, some policies are waiting for you',
  missing:
    '{organization} asked you to read {policy} and to confirm that you have. We are still missing your confirmation.',
  missingSeveral:
    '{organization} asked you to read {count, number} policies and to confirm that you have. We are still missing your confirmation.',
  notYet: 'Not confirmed yet',
  /** Completes "You received this message because". */
  reason: '{organization} asked you to read its policies. Reminders stop once you have confirmed them.',
});
