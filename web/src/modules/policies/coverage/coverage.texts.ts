import { texts } from '@portal/domain/texts/texts.ts';

export const coveragePage = texts('policies.coverage.page', {
  back: 'Security Policies',
  title: 'Coverage',
  description:
    'How your approved policies measure up against the frameworks, laws and questionnaires that customers, insurers and auditors use.',
  what: 'The coverage',
  loading: 'Loading the coverage',
});

export const coverageView = texts('policies.coverage.view', {
  emptyTitle: 'No policy is approved yet',
  empty: 'As soon as you approve a policy, this page shows which requirements it covers and what is still missing.',
  toPolicies: 'Choose a policy',
  frameworks: 'Frameworks and laws',
  /** What the numbers do not say. */
  frameworksHint:
    'A requirement counts as covered when at least one clause of an approved policy addresses it. “Evidence” means what the portal itself recorded. Whether a requirement is met as a whole is for you or your auditor to judge.',
  show: 'Requirements to show',
  all: 'All',
  open: 'Not covered',
  downloadAll: 'All as CSV',
  oscal: 'OSCAL',
});

/** How the requirements of a framework stand, in a bar and its key. */
export const bar = texts('policies.coverage.bar', {
  label: 'Coverage of {framework}',
  evidenced: 'with evidence',
  written: 'approved, no evidence yet',
  missing: 'not covered',
  nothing: 'No requirements',
});

export const frameworkCard = texts('policies.coverage.framework', {
  covered: '{covered, number} of {total, number} covered',
  csv: 'Download as CSV',
  /** For screen readers, which framework. */
  csvOf: 'Download as CSV: {framework}',
  source: 'Where it is published',
  allCovered: 'Every requirement of this framework is covered.',
});

export const requirementLine = texts('policies.coverage.requirement', {
  clauses: 'Clauses that address it',
  /** A clause and its title, such as “ACC-1 Access on request”. */
  clause: '{clause} {title}',
  more: 'Show {count, plural, one {# more clause} other {# more clauses}}',
  evidence: 'Evidence: {proofs}',
  approve: 'Finish and approve “{policy}”',
  takeUp: 'Use “{policy}” from the library',
});

export const answerCard = texts('policies.coverage.answers', {
  title: 'Answer sheet',
  description:
    'The security questions customers usually ask, answered from your approved policies and from data in the portal. Read it before you send it.',
  bar: 'Answers',
  none: 'No questions',
  pdf: 'Download as PDF',
  csv: 'Download as CSV',
  questions: 'Show the questions and answers',
});
