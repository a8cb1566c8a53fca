import { texts } from '@portal/domain/texts/texts.ts';

/** Headings and labels of the summary. */
export const printed = texts('proof-packs.summary', {
  heading: 'Security proof pack',
  preparedFor: 'Prepared for',
  purpose: 'Purpose',
  stateOn: 'As of',
  validUntil: 'Valid until',
  isGenuine: 'How to check that this pack is genuine',
  code: 'Code for this pack',
  contents: 'What is in this pack',
  part: 'Part',
  inShort: 'In short',
  whatItIs: 'What this pack is, and what it is not',
  policy: 'Policy',
  version: 'Version',
  approvedOn: 'Approved on',
  nextReview: 'Next review',
  aboutSignOffs:
    'Everyone who is asked uses a personal link to read the full text of the current version and confirm it.',
  confirmed: 'Confirmed',
  share: 'Share',
  aboutCoverage:
    'How many requirements of common frameworks and laws the approved policies address. “Evidence” means what the portal itself recorded.',
  framework: 'Framework',
  evidenced: 'With evidence',
  written: 'Approved',
  missing: 'Not covered',
  answers: 'Answers to the usual questions',
  question: 'Question',
  answer: 'Answer',
  course: 'Course',
  completed: 'Completed',
  aboutWebsites:
    'Open findings on the websites that are scanned, by severity. Findings that the company has reviewed and set aside are not counted.',
  website: 'Website',
  lastScan: 'Last scan',
  /** Above severities, beside months. */
  found: 'Found',
  aboutMonths:
    'Each column shows the last completed scan of that month; findings that were set aside later still count there.',
  element: 'Element',
  level: 'Level',
  levelName: 'Level name',
  area: 'Area',
  grade: 'Grade',
});

export const about = texts('proof-packs.summary.about', {
  title: 'Security proof pack: {organization}',
  /** Programs show it as what the document is about. */
  description: 'What {organization} shows {recipient} about its security on {date}',
  /** In the foot of each page. */
  validUntil: 'Valid until {date}',
  howToCheck:
    'Open <link>{address}</link> and drop the ZIP file, or any file in it, onto the page. Your browser compares it with the original; the file does not leave your computer. The page also says whether the pack has been revoked.',
  files:
    '{count, plural, one {In addition to this summary, the pack contains # file:} other {In addition to this summary, the pack contains # files:}}',
  whatItIs:
    'This pack shows what {organization}’s security portal recorded up to {date}. Approvals, confirmations, completed courses and scans are recorded by the portal as they happen. The pack is not a certificate, not an audit by a third party, and not a guarantee that nothing can go wrong. Scans cover what can be seen from the outside and look for known weaknesses. Details of weaknesses are intentionally left out. Nothing after {date} is included.',
});

/** The sentences above the tables of the parts, and below them. */
export const leads = texts('proof-packs.summary.leads', {
  policies: 'The policies in force. Each version was approved as a whole and cannot be changed afterward.',
  policiesWithTexts:
    'The policies in force. The full text of each is in the folder <emphasis>{folder}</emphasis> of this pack.',
  signOffNames: 'Names and dates are in {file}.',
  training:
    '{people, plural, one {# person is in training.} other {# people are in training.}} Each course ends with an 8-question quiz, and at least 7 must be answered correctly.',
  trainingNames: 'Names and numbers of completed courses are in {file}.',
  fewerFindings: 'Fewer findings, or less serious ones, than in {month}.',
  moreFindings: 'More findings, or more serious ones, than in {month}.',
  sameFindings: 'Same as in {month}.',
  maturity:
    '{organization} last assessed itself on {date} and is at <strong>level {level, number} of 5, {name}</strong>. The overall level is the level of the weakest element. {answered, number} of {elements, plural, one {# question is answered.} other {# questions are answered.}}',
  rating: '<strong>{rating, number}, {band}</strong>, measured from the outside on {date}.',
  secondFactor:
    '{count, number} of {people, plural, one {# administrator} other {# administrators}} of the security portal can sign in only with their password plus a code from an app.',
  isRequired: 'The portal requires it for everyone.',
  isNotRequired: 'It is not required for everyone yet.',
});

/** What stands in the tables where there is no figure. */
export const cells = texts('proof-packs.summary.cells', {
  notAnswered: 'Not answered',
  notMeasured: 'Not measured',
});
