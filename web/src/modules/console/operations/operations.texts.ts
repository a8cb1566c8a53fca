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
  old: 'The list is outdated: update the portal, or load a newer list with npm run load-flaws.',
});

export const mailsTable = texts('console.operations.mailsTable', {
  waiting: 'Waiting',
  sent: 'Sent',
  failed: 'Failed',
  emails: 'Emails',
  nothingFound: 'Nothing found',
  noEmailsYet: 'No emails yet',
  tryPartOfThe: 'Try part of the address, or another status.',
  everyEmailFromThe: 'Emails are listed here until they are deleted, after the time set under Retention.',
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

export const retentionPage = texts('console.operations.retentionPage', {
  title: 'Retention',
  description:
    'How long the portal keeps things before it deletes them automatically. Keep personal data only as long as you need it, and at least as long as the law or your contracts require.',
  what: 'the retention times',
  loading: 'Loading the retention times',
  days: '{usual, plural, one {# day} other {# days}} unless you change it; {least} to {most} are possible.',
  enterDays: 'Please enter a whole number from {least} to {most}.',
  save: 'Save',
  confirmTitle: 'Change how long things are kept?',
  confirm: 'Anything older than the new limit is deleted within minutes. No one can restore it.',
  saved: 'The times were saved.',
  fixed: 'What cannot be changed',
  fixedLog:
    'The log is never shortened: its entries are deleted only with the organization they belong to, so it can serve as evidence.',
  fixedRegisters:
    'Closed register entries are kept for as long as each register specifies, because some are required by law.',
  fixedEvidence:
    'Approved policies, acknowledgements, training results, scans and findings are a customer’s evidence and are kept until the customer deletes them or leaves.',
  fixedLeads: 'Email addresses from the public website check are kept for {days} days, as stated in the consent.',
  fixedShort:
    'The content of a failed email is kept for 7 days, a download of an organization’s data for {exportDays} days and the answer to a repeated API request for {hours} hours.',
});

export const retentionKinds = texts('console.operations.retentionKinds', {
  mailLog: 'Emails sent: recipient and outcome, in days',
  billingEvents: 'Payment service reports, in days',
  webhookDeliveries: 'Webhook deliveries, in days',
  endedTokens: 'Expired API tokens, in days',
  endedHandovers: 'Ended handovers to helpers, in days',
  trainingLinks: 'Expired personal training links, in days',
  suspiciousEmails: 'Reports of suspicious emails, in days',
  unansweredQuestions: 'Unanswered questions to colleagues, in days',
  deletionGrace: 'Days between an organization’s request to be deleted and its deletion',
});
