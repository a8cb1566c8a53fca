import { texts } from '@portal/domain/texts/texts.ts';

/** What each part holds, in a line of the summary. */
export const told = texts('proof-packs.told', {
  policies: '{count, plural, one {# approved policy} other {# approved policies}} in force',
  signOffs: '{confirmed, number} of {asked, number} requested confirmations received',
  coverage:
    '{yes, number} of {questions, plural, one {# question} other {# questions}} answered “yes,” {partly, number} “in part”',
  training:
    '{completed, number} of {assigned, number} assigned courses completed, {people, plural, one {# person} other {# people}} in training',
  websites:
    '{count, plural, one {# website} other {# websites}} scanned, {highs, plural, =0 {no open high-severity findings} one {# open high-severity finding} other {# open high-severity findings}}',
  maturity: 'Level {level, number} of 5 ({name}), by self-assessment',
  secondFactor:
    'In use by {count, number} of {people, plural, one {# administrator} other {# administrators}} of the security portal',
});

/** Names of files, without their endings. */
export const fileNames = texts('proof-packs.fileNames', {
  pack: 'Proof pack {recipient} {date}',
  policy: '{policy} version {version}',
  summary: 'summary',
  /** Folders in a pack. */
  policies: 'policies',
  data: 'data',
});

/** Names of tables in a pack, without their endings. */
export const tables = texts('proof-packs.tables', {
  policies: 'policies',
  'sign-offs': 'sign-offs',
  'sign-offs-names': 'sign-offs-names',
  coverage: 'coverage',
  'answer-sheet': 'answer-sheet',
  training: 'training',
  'training-names': 'training-names',
  websites: 'websites',
  maturity: 'maturity',
  rating: 'rating',
});

/** Headings of the tables in a pack. */
export const columns = texts('proof-packs.columns', {
  policy: 'policy',
  version: 'version',
  approvedOn: 'approved on',
  nextReview: 'next review',
  asked: 'people asked',
  confirmed: 'people who confirmed',
  name: 'name',
  confirmedVersion: 'version confirmed',
  confirmedOn: 'confirmed on',
  framework: 'framework',
  evidenced: 'approved, with evidence',
  written: 'approved, no evidence yet',
  missing: 'not covered',
  requirements: 'requirements',
  topic: 'topic',
  question: 'question',
  answer: 'answer',
  reason: 'reason',
  sources: 'sources',
  course: 'course',
  assigned: 'people assigned',
  completed: 'people who completed it',
  coursesAssigned: 'courses assigned',
  coursesCompleted: 'courses completed',
  website: 'website',
  when: 'when',
  lastScan: 'last scan',
  highs: 'high-severity findings',
  mediums: 'medium-severity findings',
  lows: 'low-severity findings',
  element: 'element',
  level: 'level',
  levelName: 'level name',
  remark: 'remark',
  area: 'area',
  grade: 'grade',
});

/** What stands in their cells where there is no figure. */
export const cells = texts('proof-packs.cells', {
  openNow: 'open now',
  notAnswered: 'not answered',
  notMeasured: 'not measured',
});
