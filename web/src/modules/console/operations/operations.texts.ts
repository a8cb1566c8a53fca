import { texts } from '@portal/domain/texts/texts.ts';

export const auditFilterForm = texts('console.operations.auditFilterForm', {
  anything: 'Anything',
  organization: 'Organization',
  thePersonsEmailAddress: 'The person’s email address',
  whatWasDone: 'What was done',
  firstDay: 'First day',
  lastDay: 'Last day',
  show: 'Show',
  clear: 'Clear',
});

export const auditTable = texts('console.operations.auditTable', {
  log: 'Log',
  title: 'Nothing found',
  removePartOfThe: 'Remove some of the filters.',
  what: 'What',
  when: 'When',
  who: 'Who',
  thePortal: 'The portal',
  organization: 'Organization',
  from: 'From',
});

export const auditLogPage = texts('console.operations.auditLogPage', {
  log: 'Log',
  description: 'Entries are never changed. They are deleted with the organization they belong to.',
  what: 'The log',
  loadingTheLog: 'Loading the log',
  showEarlierEntries: 'Show earlier entries',
});

export const jobsPage = texts('console.operations.jobsPage', {
  sendAnEmail: 'Send an email',
  scanAWebsite: 'Scan a website',
  passOnALead: 'Forward a lead',
  passOnACounted: 'Forward a page visit',
  exportAnOrganization: 'Export an organization',
  makeAProofPack: 'Create a proof pack',
  deleteAnOrganization: 'Delete an organization',
  jobs: 'Jobs',
  waitingWaitingBelowAre: 'Waiting: {waiting}. Below are the jobs that failed or are waiting to be retried.',
  checkAgain: 'Check again',
  what: 'The jobs',
  loadingTheJobs: 'Loading the jobs',
  title: 'Everything is working',
  noJobHasFailed: 'No job has failed, and none is waiting to be retried.',
  job: 'Job',
  state: 'Status',
  failed: 'Failed',
  againNextTryAt: 'Retry {nextTryAt}',
  triedAgain: 'Retried',
  since: 'Since',
  tries: 'Attempts',
  lastError: 'Last error',
  tryAgain: 'Try again',
  tryAgainWordsOfCreatedAt: 'Try again: {job}, {createdAt}',
  itIsBeingTried: 'It’s being retried now.',
});

export const knownFlawsLine = texts('console.operations.knownFlawsLine', {
  cameAlong:
    'Scans recognize {flaws, plural, one {# published weakness} other {# published weaknesses}} in {products, plural, one {# product} other {# products}}, as of {date} ({days, plural, =0 {today} one {# day ago} other {# days ago}}). The list came with this version of the portal.',
  loaded:
    'Scans recognize {flaws, plural, one {# published weakness} other {# published weaknesses}} in {products, plural, one {# product} other {# products}}, as of {date} ({days, plural, =0 {today} one {# day ago} other {# days ago}}). The list was loaded from a signed file.',
  old: 'The list is old: update the portal, or load a newer list with npm run load-flaws.',
});

export const mailsTable = texts('console.operations.mailsTable', {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  emails: 'Emails',
  nothingFound: 'Nothing found',
  noEmailsYet: 'No emails yet',
  tryPartOfThe: 'Try part of the address, or another status.',
  everyEmailFromThe: 'Every email from the last month is listed here.',
  to: 'To',
  email: 'Email',
  status: 'Status',
  queued: 'Queued',
  ended: 'Done',
  lastError: 'Last error',
  sendAgain: 'Send again',
  sendAgainToRecipient: 'Send again to {recipient}',
});

export const mailsPage = texts('console.operations.mailsPage', {
  all: 'All',
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  emails: 'Emails',
  what: 'emails',
  searchByAddress: 'Search by address',
  theEmailIsOn: 'The email is on its way to {recipient}.',
});
