import { texts } from '@portal/domain/texts/texts.ts';

export const developerTabs = texts('portal.developers.tabs', {
  label: 'For developers',
  tokens: 'Tokens',
  assistant: 'Assistant',
  webhooks: 'Webhooks',
  calls: 'Calls',
  directory: 'Directory',
});

/** What a token may do. */
export const scopeNames = texts('portal.developers.scopes', {
  'websites:read': 'Read websites',
  'scans:read': 'Read scans',
  'scans:write': 'Start scans',
  'findings:read': 'Read findings',
  'weaknesses:read': 'Read weaknesses that experts reported',
  'people:read': 'Read people in training',
  'people:write': 'Add people to training',
  'courses:read': 'Read courses and completions',
  'policies:read': 'Read policies',
  'records:read': 'Read records in the registers',
  'facts:read': 'Read what is known about your security',
  'score:read': 'Read the score',
  'directory:write': 'Keep people up to date from your directory (SCIM)',
  'customers:read': 'Read all customers',
  'plans:read': 'Read the plans',
  'plans:write': 'Change customers’ plans',
});

/** What a webhook is told of. */
export const eventNames = texts('portal.developers.events', {
  'finding.opened': 'A finding is new, has come back, or got worse',
  'finding.fixed': 'A finding was fixed',
  'scan.ended': 'A scan ended',
  'weakness.published': 'Experts reported a weakness',
  'course.completed': 'Someone completed a course',
  'policy.approved': 'A policy was approved',
  'score.dropped': 'The score dropped',
  'customer.signed-up': 'A customer signed up',
  'webhook.test': 'Test',
  'channel.message': 'Message',
});

export const secretDialog = texts('portal.developers.secretDialog', {
  shownOnce: 'Copy it now and keep it where only your software can read it. It will not be shown again.',
  notAgain: 'It is not shown again.',
  copy: 'Copy',
  copied: 'Copied.',
  done: 'Done',
});
