import { texts } from '@portal/domain/texts/texts.ts';

/** Of every email that asks for a confirmation. */
export const signOff = texts('policies.emails.signOff', {
  quoted: '“{policy}”',
  preheader: 'It takes a few minutes, and you don’t need a password.',
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
  asks: '{organization} is asking you to read {policies}.',
  someoneAsks: '{asker} at {organization} is asking you to read {policies}.',
  changed: '{organization} has changed {policies}. You confirmed an earlier version, so please read the new one.',
  atTheEnd:
    'At the end of the text, you’ll confirm that you have read and understood it. If anything in it is unclear, ask before you confirm.',
  /** Completes "You received this message because". */
  reason: '{organization} keeps a record of who has read its policies.',
});

export const reminder = texts('policies.emails.signOffReminder', {
  subject: 'Reminder: please read and confirm {policy}',
  subjectOfSeveral: 'Reminder: please read and confirm {count, number} policies',
  heading: '{name}, a policy is waiting for you',
  headingOfSeveral: '{name}, some policies are waiting for you',
  missing:
    '{organization} asked you to read {policy} and confirm that you have. We still don’t have your confirmation.',
  missingSeveral:
    '{organization} asked you to read {count, number} policies and confirm that you have. We still don’t have your confirmation.',
  notYet: 'Not confirmed yet',
  /** Completes "You received this message because". */
  reason: '{organization} asked you to read its policies. Reminders will stop once you confirm that you have.',
});

export const approval = texts('policies.emails.approval', {
  subject: 'Please approve: {policy}',
  preheader: '{sender} has finished a draft and is asking you to approve it.',
  heading: '{sender} is asking you to approve a policy',
  what: '{organization}’s draft of the policy “{policy}” is ready for you. Read it, make any changes you like, and approve it when it’s right. It won’t take effect until you do.',
  wrote: '{sender} wrote: {note}',
  read: 'Read the draft',
  /** Completes "You received this message because". */
  reason: 'you are an admin of {organization} in {brand}.',
});

/** To admins, about who has not confirmed yet. */
export const digest = texts('policies.emails.digest', {
  subject: 'Policies: {people, plural, one {# person has} other {# people have}} not confirmed yet',
  preheader: 'People are reminded every week until they confirm.',
  heading: 'Your policies this week',
  what: '{people, plural, one {# person has} other {# people have}} not yet confirmed that they have read {policies, plural, one {a policy} other {the policies}} of {organization}. They get an email reminder every week, but talking to them works faster.',
  missing: '{count} missing',
  see: 'See who hasn’t confirmed yet',
  /** Completes "You received this message because". */
  reason: 'you are an admin of an organization that asks people to confirm its policies in {brand}.',
});
