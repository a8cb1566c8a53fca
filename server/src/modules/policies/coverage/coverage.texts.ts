import { texts } from '@portal/domain/texts/texts.ts';

/** What insurers ask, beside the frameworks of others. */
export const insurers = texts('policies.coverage.insurers', {
  name: 'Questions from cyber insurers',
  short: 'Insurers’ questions',
});

/** What proves that a clause is followed. */
export const proofs = texts('policies.coverage.proofs', {
  record: 'A record in the “{register}” register was updated or closed in the last {months, number} months',
  fact: 'Detected by the portal: {text}',
});

/** Why a question is answered as it is. */
export const reasons = texts('policies.coverage.reasons', {
  'written-and-proved': 'An approved policy requires it, and the portal has evidence.',
  'written-and-stated': 'An approved policy requires it, and the company states that it is done.',
  'written-only': 'An approved policy requires it. The portal has no evidence yet.',
  'written-in-part': 'Approved policies cover part of it.',
  'done-in-part': 'This is partly done.',
  'done-not-written': 'This is done, but no approved policy requires it yet.',
  'not-done': 'This is not done yet.',
  'to-confirm': 'An approved policy requires it. The company has not confirmed recently that it is done.',
  drafted: 'A policy that requires it is not approved yet.',
  nothing: 'No policy requires it yet.',
  'does-not-apply': 'The company states that this does not apply to it.',
});

/** Headings of the tables. */
export const columns = texts('policies.coverage.columns', {
  framework: 'framework',
  group: 'group',
  requirement: 'requirement',
  text: 'text',
  state: 'state',
  clauses: 'clauses',
  policies: 'policies',
  evidence: 'evidence',
  topic: 'topic',
  number: 'number',
  question: 'question',
  answer: 'answer',
  reason: 'reason',
  standards: 'standards',
});

/** Names of files, without their endings. */
export const fileNames = texts('policies.coverage.fileNames', {
  coverage: 'Coverage {framework} {date}',
  all: 'Coverage {date}',
  oscal: 'Coverage OSCAL {date}',
  answers: 'Answer sheet {date}',
});

/** Headings and labels of the printed answer sheet. */
export const printed = texts('policies.coverage.printed', {
  heading: 'Security answer sheet',
  /** Before the clauses and the policy that say so. */
  saidBy: 'Source',
});

export const about = texts('policies.coverage.printed.about', {
  title: 'Security answer sheet: {organization}',
  /** Programs show it as what the document is about. */
  description: 'How {organization} answers the usual security questions, as of {date}',
  whatItIs:
    'As of {date}. The answers come from {organization}’s approved policies and from its security portal’s records. “Yes” means that an approved policy requires this and that either the portal has evidence or the company states that it is done; the line below each answer says which. This sheet is not a certificate, and no third party has checked it.',
  /** A clause and its policy, such as “ACC-1 Access on request (Access control)”. */
  source: '{clause} {title} ({policy})',
});
