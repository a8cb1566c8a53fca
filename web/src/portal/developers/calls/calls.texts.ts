import { texts } from '@portal/domain/texts/texts.ts';

export const callsPanel = texts('portal.developers.calls', {
  title: 'Calls',
  about:
    'All addresses begin with {address}. Lists come in pages: to get the next page, send nextCursor as cursor. Nothing described here will be taken away; fields may be added.',
  loading: 'Loading the calls …',
  what: 'the calls',
  description: 'OpenAPI description',
  tryTitle: 'Try it',
  tryAbout: 'Calls are made for real. The token stays in this page and is gone when you leave it.',
  token: 'Your token',
  notInPlan: 'Not in your plan',
  asCurl: 'With curl',
  copyCurl: 'Copy',
  copyCurlOf: 'Copy: {summary}',
  curlCopied: 'The command was copied.',
  exampleAnswer: 'Example of an answer',
  body: 'Body (JSON)',
  optional: '{name} (optional)',
  send: 'Send',
  sendName: 'Send: {summary}',
  needsToken: 'Enter a token above first.',
  answered: 'Answered {status}',
  noAnswer: 'There was no answer. Please try again.',
  errors: 'Errors',
  aboutErrors: 'They come as problem details (RFC 9457). Let your program look at “code”.',
});
