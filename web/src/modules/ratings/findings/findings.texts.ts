import { texts } from '@portal/domain/texts/texts.ts';

export const findingGrades = texts('ratings.findings.findingGrades', {
  bad: 'Bad',
  warn: 'Warn',
  fair: 'Fair',
  good: 'Good',
  neutral: 'Neutral',
});

export const findingItem = texts('ratings.findings.findingItem', {
  seenUntil: 'First seen {firstDay}, last seen {lastDay}',
  goneSince: 'First seen {firstDay}, gone since {goneDay}',
  howToFixIt: 'How to fix it',
  who: 'Who can do it: {who}',
  whoAndHowLong: 'Who can do it: {who} · How long: {effort}',
});

export const findingList = texts('ratings.findings.findingList', {
  current: 'Current',
  gone: 'Gone',
  whichFindings: 'Which findings',
  nothingWasFoundHere: 'Nothing that affects the rating was found here.',
  nothingYetAnythingYou: 'Nothing yet. Anything you fix moves here after the next check.',
  pagesOfFindings: 'Pages of findings',
  what: 'The findings',
  loadingWhatWasFound: 'Loading the findings',
});

export const vectorFindings = texts('ratings.findings.vectorFindings', {
  /** The name of the vector at the end is for screen readers. */
  nothing: 'What we found: nothing that affects the rating<span>, {vector}</span>',
  nothingToFix:
    'What we found: {findings, plural, one {# finding} other {# findings}}, nothing to fix<span>, {vector}</span>',
  someToFix:
    'What we found: {findings, plural, one {# finding} other {# findings}}, {problems, number} to fix<span>, {vector}</span>',
});
