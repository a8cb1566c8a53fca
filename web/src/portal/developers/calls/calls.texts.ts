import { texts } from '@portal/domain/texts/texts.ts';

export const pipelineCard = texts('portal.developers.pipeline', {
  title: 'Scan from your pipeline',
  about: 'Have every deployment scanned, and stop it when something new and serious is found.',
  token: 'Create a token that can start and read scans and read findings, and store it as a secret in your pipeline.',
  start: 'Start a scan with {call}. It returns the ID of the scan.',
  wait: 'Poll {call} every 15 seconds until the scan’s status is no longer “running”.',
  judge: 'Use {call} with “severity=high” and “state=new”. If the list is not empty, fail the pipeline.',
  sarif: 'To show all open findings in your code host, give it the response from {call}.',
});

export const callsPanel = texts('portal.developers.calls', {
  title: 'Calls',
  about:
    'All addresses begin with {address}. Lists are paginated: to get the next page, send nextCursor as cursor. To limit a list to a date range, send since and until. Nothing described here will be removed; fields may be added.',
  loading: 'Loading the calls …',
  what: 'the calls',
  description: 'OpenAPI description',
  tryTitle: 'Try it',
  tryAbout: 'These are live calls. The token stays on this page and is gone when you leave it.',
  token: 'Your token',
  notInPlan: 'Not in your plan',
  asCurl: 'With curl',
  copyCurl: 'Copy',
  copyCurlOf: 'Copy: {summary}',
  curlCopied: 'The command was copied.',
  exampleAnswer: 'Example response',
  body: 'Body (JSON)',
  optional: '{name} (optional)',
  send: 'Send',
  sendName: 'Send: {summary}',
  needsToken: 'Enter a token above first.',
  answered: 'Response: {status}',
  noAnswer: 'There was no response. Please try again.',
  errors: 'Errors',
  aboutErrors: 'They are returned as problem details (RFC 9457). Have your software check “code”.',
});
