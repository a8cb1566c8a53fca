import { texts } from '@portal/domain/texts/texts.ts';

export const findingGrades = texts('ratings.findings.findingGrades', {
  bad: 'Bad',
  warn: 'Warn',
  fair: 'Fair',
  good: 'Good',
  neutral: 'Neutral',
});

export const findingItem = texts('ratings.findings.findingItem', {
  firstSeenFirstSeenOnLast: 'First seen {firstSeenOn}, last seen {lastSeenOn}',
  firstSeenFirstSeenOnGone: 'First seen {firstSeenOn}, gone since {goneOn}',
  howToFixIt: 'How to fix it',
  whoCanDoIt: 'Who can do it: {who}',
  howLongEffort: '· How long: {effort}',
});

export const findingList = texts('ratings.findings.findingList', {
  current: 'Current',
  gone: 'Gone',
  whichFindings: 'Which findings',
  nothingWasFoundHere: 'Nothing was found here that counts.',
  nothingYetAnythingYou: 'Nothing yet. Anything you fix moves here after the next check.',
  pagesOfFindings: 'Pages of findings',
  what: 'What was found',
  loadingWhatWasFound: 'Loading what was found',
});

export const vectorFindings = texts('ratings.findings.vectorFindings', {
  whatWeFoundNothing: 'What we found: nothing that counts',
  text1Finding: '1 finding',
  findingsFindings: '{findings} findings',
  whatWeFoundAll: 'What we found: {all}, nothing to fix',
  whatWeFoundAll2: 'What we found: {all}, {problems} to fix',
});
