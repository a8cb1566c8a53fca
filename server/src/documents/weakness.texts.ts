import { texts } from '@portal/domain/texts/texts.ts';

/** What stands beside the facts of a weakness. */
export const printed = texts('documents.weakness', {
  kind: 'Security weakness',
  reportedOn: 'Reported On',
  severity: 'Severity',
  status: 'Status',
  statusChangedOn: 'Status changed on',
  aboutStatus: 'About the status',
  evidence: 'Evidence',
  filesAreKept: 'These files are kept with the weakness in the portal:',
  /** On each page, and on its screen (spec part 2, section 2). */
  warning: 'This document may contain sensitive information. Be careful who you share it with.',
});

export const about = texts('documents.weakness.about', {
  /** Programs show it as what the document is about. */
  description: 'Security weakness reported to {organization}',
  /** {concierge} is an email address. */
  questions: 'Questions, or news about its status? Write to your cyber concierge: {concierge}',
});

export const statuses = texts('documents.weakness.statuses', {
  Open: 'Open',
  Resolved: 'Resolved',
  'Not Relevant': 'Not Relevant',
});
