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
    'Please read what {count, plural, one {this policy means} other {these policies mean}} for you, answer a few questions if there are any, and confirm. If something is unclear, ask before you confirm.',
  done: 'You are done.',
  nothing: 'There is nothing to confirm. You will get an email when that changes.',
  confirmed: 'Confirmed by you',
  confirmedOn: 'Version {version}, confirmed on {day}',
  carriedOver:
    'Version {version}: you confirmed version {confirmed} on {day}, and what it means for you has not changed',
  minutes: 'Version {version} · {minutes, plural, one {# minute} other {# minutes}} to read',
  read: 'Read and confirm',
  notYou: 'Not {name}?',
  whose:
    'This page belongs to {name} at {organization}, and anything confirmed here is recorded as confirmed by that person. Please close it and do not share the link.',
});

export const text = texts('learning.signOffText', {
  all: 'All your policies',
  approved: 'Version {version}, approved by {approver} on {day}',
  confirmation: 'Confirmation',
  forYou: 'What this means for you',
  minutes:
    '{minutes, plural, one {# minute} other {# minutes}} to read. In the policy, this is the “For everyone” part.',
  minutesOfAll: '{minutes, plural, one {# minute} other {# minutes}} to read.',
  changed: 'What changed',
  changedSince: 'Compared with version {version}, which you confirmed on {day}. Anything not shown is the same.',
  before: 'Version {version}',
  now: 'Version {version} (current)',
  whole: 'Read the rest of the policy',
  wholeHint: 'It says who does what, and how. You can look things up here at any time.',
  youConfirmed: 'You confirmed this on {day}.',
  youConfirmedBefore:
    'You confirmed version {version} on {day}. What it means for you has not changed since, so your confirmation is still valid.',
  quoted: '“{statement}”',
  back: 'Back to your policies',
  questions: '{count, plural, one {One question} other {# questions}} about this policy',
  questionsHint: 'This is not a test: you can answer as often as you like, and the answers are in the text above.',
  question: 'Question {number} of {count}',
  notQuite: 'Not quite.',
  chooseAgain: 'Please choose again.',
  chooseOne: 'Please choose an answer.',
  answerFirst: 'Please answer {count, plural, one {the question} other {every question}} first.',
  notAllRight:
    'Not confirmed yet: {count, plural, one {one answer is} other {# answers are}} incorrect. See why above, and choose again.',
  checkFirst: 'Please check the box first. By checking it, you confirm the statement next to it.',
  notRecorded: 'This could not be recorded. Please try again.',
  confirm: 'Confirm',
  whatIsKept:
    'Your name, the time and a fingerprint of this text are kept with your confirmation. You can read the text again at any time through your link.',
  whatIsKeptWithAnswers:
    'Your name, the time, a fingerprint of this text, and the questions with your correct answers are kept with your confirmation; incorrect answers are not. You can read the text again at any time through your link.',
});
