import { texts } from '@portal/domain/texts/texts.ts';

export const exercise = texts('portal.exercise', {
  yourTurn: 'Your turn',
  done: 'Done',
  tryAgain: 'Try again',
});

export const choose = texts('portal.chooseExercise', {
  good: 'Good choice',
  notBest: 'Not the best choice',
  others: 'See where another choice leads.',
});

export const sort = texts('portal.sortExercise', {
  allRight: 'All {count, number} are correct.',
  someRight: '{right, number} of {count, number} are correct.',
  right: 'Correct: {box}',
  better: 'Better: {box}',
  check: 'Check my choices',
  allSorted: 'All sorted.',
  toGo: '{count, number} to go',
});

export const phish = texts('portal.phishExercise', {
  found: 'Good catch',
  overlooked: 'Missed',
  suspected: 'This one is fine',
  'left-alone': 'Correctly left alone',
  foundAll: 'You found all {count, number} warning signs.',
  foundSome: 'You found {found, number} of {count, number} warning signs. See the others below.',
  theEmail: 'The email',
  check: 'Check my answers',
  tap: 'Tap what looks suspicious.',
  marked: '{count, number} marked',
});

/** An email whose signs are shown. */
export const markedMail = texts('portal.markedMail', {
  sign: 'Warning sign {place, number} of {count, number}',
  next: 'Show the next warning sign',
  code: 'In the email, this link is a QR code.',
});

/** Parts of an email as an email program names them. */
export const mail = texts('portal.mailParts', {
  from: 'From',
  to: 'To',
  subject: 'Subject',
  date: 'Date',
  /** For screen readers, before the name of a file. */
  attachment: 'Attachment:',
  /** For screen readers, before an address. */
  linkLeadsTo: 'The link leads to',
});

export const timeline = texts('portal.timelineExercise', {
  rightOrder: 'That is the correct order.',
  someRight: '{right, number} of {count, number} are in the right place. This order works best:',
  rightPlace: 'In the right place',
  youPutIt: 'You put it in position {place, number}',
  check: 'Check the order',
  moveUp: 'Move up: {step}',
  moveDown: 'Move down: {step}',
  isNowAt: '{step} is now in position {place, number} of {count, number}.',
});

/** Where the pages are listed that a course rests on. */
export const sources = texts('portal.courseSources', {
  checkedOn: '(checked on {day})',
  newTab: '(opens in a new tab)',
  ofLesson: 'Sources of this lesson',
  /** For screen readers, after a link in the text: its place in the list of sources. */
  mark: '(source {place, number})',
});

/** A quiz that is looked through. */
export const quizQuestions = texts('portal.quizQuestions', {
  right: '<unseen>Correct:</unseen> {option}',
});
