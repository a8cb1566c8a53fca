import { texts } from '@portal/domain/texts/texts.ts';

/** What stands around the text of a policy. */
export const printed = texts('documents.policy', {
  kind: 'Security policy',
  version: 'Version',
  status: 'Status',
  approved: 'Approved',
  /** Large and pale across the pages of a draft. */
  draft: 'Draft',
  notApproved: 'Draft, not approved',
  approvedBy: 'Approved by',
  approvedOn: 'Approved on',
  nextReview: 'Next review',
  lastChanged: 'Last changed',
  /** To whom the policy applies. */
  audience: 'For',
  doesNotApply: 'This is a draft. It does not apply to anyone until it has been approved.',
  /** The policy's own number, such as ACC. */
  number: 'Number',
  owner: 'Owner',
  classification: 'Classification',
  public: 'Public',
  internal: 'Internal',
  confidential: 'Confidential',
  contents: 'Contents',
  versions: 'Version history',
  day: 'Date',
  by: 'Approved by',
  frameworks: 'Requirements that the clauses address',
  frameworksIntro:
    'These are the IDs of the requirements that this policy’s clauses address, not the wording of those frameworks.',
  clause: 'Clause',
  lawyer: 'Check with a lawyer before approval',
  confirmedBy: 'Confirmed by',
  name: 'Name',
  confirmedOn: 'Confirmed on',
});

export const about = texts('documents.policy.about', {
  /** Programs show it as what the document is about. */
  description: 'Security policy of {organization}, version {version}',
  /** In the foot of each page. */
  version: 'Version {version}',
  preparedWith: 'Prepared with {brand}.',
  /** Below a name in the list of who confirmed. */
  answered: '{count, plural, one {# question} other {# questions}} answered correctly',
  carriedOver: 'Confirmed version {version, number}; the “For everyone” part did not change',
});
