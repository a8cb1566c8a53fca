import { texts } from '@portal/domain/texts/texts.ts';

export const page = texts('learning.handover', {
  loading: 'Loading this page',
  ended: 'This link is no longer available',
  whatToDo:
    'It was revoked, it was replaced by a newer one, or it has expired. Please ask the person who sent it for a new one.',
  pageTitle: 'What to fix',
  title: 'Could you fix this, {name}?',
  sentByCustomer:
    'Your customer sent you {count, plural, one {one security issue} other {# security issues}} to fix, along with the steps. You don’t need an account. When you’ve fixed one, mark it as fixed.',
  sentBy:
    '{sender} sent you {count, plural, one {one security issue} other {# security issues}} to fix, along with the steps. You don’t need an account. When you’ve fixed one, mark it as fixed.',
  senderOf: '{sender} at {organization}',
  quoted: '“{note}”',
  allDone: 'All done. Thank you.',
  toDo: '{count, number} to do',
  toDoOf: '{count, number} of {total, number} to do',
  until:
    'This page is only for you and works until {day}. It doesn’t show anything else about your customer. Please don’t share the link.',
});

export const severities = texts('learning.severities', {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
});

export const point = texts('learning.point', {
  removed: 'This has since been removed. There is nothing left to do about it.',
  where: 'Where',
  why: 'Why it matters',
  how: 'How to fix it',
  doneBy: 'Usually done by: {who}',
  verify: 'See for yourself',
  stepsFor: 'Steps for',
  recognized: '{platform} (detected)',
  wayBack: 'If something goes wrong:',
  copy: 'Copy: {text}',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Please select the text and copy it.',
});

export const questions = texts('learning.questions', {
  title: 'Questions',
  askedOn: 'You asked on {day}',
  noAnswer: 'Sent. Not answered yet.',
  answer: 'The answer',
  ask: 'Ask a question',
  toCustomer: 'Your question to your customer',
  to: 'Your question to {name}',
  writeFirst: 'Please write your question first.',
  notSent: 'Your question could not be sent. Please try again.',
  send: 'Send the question',
});

/** What became of a point, for the person who fixes it. */
export const outcomes = texts('learning.outcomes', {
  done: 'It is done. Thank you.',
  gone: 'Checked on {time}: it is gone. Thank you.',
  confirmed: 'Your customer has confirmed that it is done. Thank you.',
  checking: 'We are checking it again, which takes a few minutes.',
  checkingSaid: 'You reported it as fixed on {day}. We are checking it again, which takes a few minutes.',
  stillThere: 'It is still there. Something may be missing, or a cache may need to be cleared.',
  stillThereChecked:
    'Checked on {time}: it is still there. Something may be missing, or a cache may need to be cleared.',
  notTested: 'It could not be tested. Please try again, or ask below.',
  notTestedChecked: 'Checked on {time}: it could not be tested. Please try again, or ask below.',
  nextCheck: 'The next check will show whether it is gone.',
  nextCheckSaid: 'You reported it as fixed on {day}. The next check will show whether it is gone.',
  willConfirm: 'Your customer has been notified and will confirm the fix.',
  willConfirmSaid: 'You reported it as fixed on {day}. Your customer has been notified and will confirm the fix.',
  notSent: 'This could not be sent. Please try again.',
  again: 'Check again',
  againLabel: 'Check again: {title}',
  fixed: 'I have fixed this',
  fixedLabel: 'I have fixed this: {title}',
});
