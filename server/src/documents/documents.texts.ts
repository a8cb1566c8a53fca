import { texts } from '@portal/domain/texts/texts.ts';

/** What a finding says whose case is no longer in the catalogue, and the names of ways to fix one. */
export const checks = texts('documents.checks', {
  retiredWhat: 'An earlier version of the scan reported this. The explanation is no longer part of the portal.',
  retiredWhy: 'Today’s scan might rate that finding differently.',
  retiredFix: 'Scan the website again: the new report says whether the problem is still there, and how to fix it.',
  anySystem: 'All systems at once',
  thenTestAgain:
    'Then choose “Check again” on the finding’s page: if the change works, the finding is listed as fixed.',
  hosting: 'Hosting with a control panel',
});

/** On the pages of every document. */
export const paper = texts('documents.paper', {
  page: 'Page {page} of {pages}',
  /** In the foot of each page, beside the date. */
  confidential: 'Confidential',
});

/** How bad something is. */
export const severities = texts('documents.severities', {
  critical: 'Critical',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
  info: 'Info',
});

/** Parts of a whole. */
export const shares = texts('documents.shares', {
  of: '{part, number} of {whole, number}',
  percent: '{percent, number}%',
});

/** At the foot of covers. */
export const covers = texts('documents.covers', {
  /** {support} is an email address. */
  preparedBy:
    'Prepared by {brand}. Questions: {support}. This report is confidential: it describes weaknesses that others could exploit. Share it only with the people who fix them.',
});

/** Charts, for those who do not see them. */
export const charts = texts('documents.charts', {
  /** {inWords} is a sentence or two. */
  line: 'Line chart from {from} to {to}. {inWords}',
});
