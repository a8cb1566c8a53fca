import { texts } from '@portal/domain/texts/texts.ts';

/** Headings, and what stands where there is nothing to tell. */
export const printed = texts('documents.securityPage', {
  heading: 'Security on one page',
  /** Stands below the number of points. */
  ofPoints: 'of 100 points',
  whatToDo: 'What to do next',
  latestChanges: 'The latest changes in the past four weeks',
  better: 'Improved',
  worse: 'Worse',
  nothingSeen: 'Nothing we noticed.',
  wherePointsComeFrom: 'Where the points come from',
  whatComes: 'Coming up',
});

export const about = texts('documents.securityPage.about', {
  title: 'Security on one page: {organization}',
  /** Programs show it as what the document is about. */
  description: 'Where {organization} stands on {date}, what changed, and what comes next',
  fileName: 'security-{date}',
  /** {support} is an email address. */
  foot: 'Created in the portal on {date}. The portal explains how each point is counted under “How the score works”. Messages from your concierge are not included. Questions: {support}',
});

/** How far the score has come. */
export const moved = texts('documents.securityPage.moved', {
  unknown: 'No score from four weeks ago to compare with.',
  same: 'The same as four weeks ago.',
  more: '{points, plural, one {# point higher than four weeks ago.} other {# points higher than four weeks ago.}}',
  fewer: '{points, plural, one {# point lower than four weeks ago.} other {# points lower than four weeks ago.}}',
});

/** What a step takes and brings: parts of a line. */
export const steps = texts('documents.securityPage.steps', {
  minutes: '{count, plural, one {# minute} other {# minutes}}',
  hours: '{count, plural, one {# hour} other {# hours}}',
  gain: '+{points, plural, one {# point} other {# points}}',
  /** Who does it. */
  you: 'you',
  'it-provider': 'your IT provider',
  'website-manager': 'the person who manages your website',
});

export const coming = texts('documents.securityPage.coming', {
  late: '{people, plural, one {# person has overdue training.} other {# people have overdue training.}}',
  nextScan: 'The next scan of your websites is on {date}.',
});
