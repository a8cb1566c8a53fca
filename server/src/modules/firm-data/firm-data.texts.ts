import { texts } from '@portal/domain/texts/texts.ts';

export const readMe = texts('firm-data.readMe', {
  title: 'Everything about your company in {brand}',
  made: 'Created on {at}.',
  tables:
    'Each folder is one part of the portal. “tables” holds every row: as JSON for software and as CSV for spreadsheets, with the same content. Times are in UTC. Empty tables are left out.',
  files: '“files” holds uploaded files and generated documents under their own names.',
  leftOut:
    'Passwords, keys and tokens are left out because they would let someone in; so are the provider’s own notes.',
  kept: 'Invoices are kept by {brand} and its payment provider, not in the portal.',
  rows: '{rows, plural, one {# row} other {# rows}}',
  count: '{files, plural, one {# file} other {# files}}',
});

/** What each folder of a download holds. */
export const parts = texts('firm-data.parts', {
  company: 'The company, its admins, invitations, sign-in settings and sessions, and the score for each day.',
  log: 'Who did what and when, emails sent to your people, and visits by support.',
  billing: 'Your subscription, as recorded in the portal.',
  websites: 'Websites, scans, findings, schedules and scan reports.',
  policies: 'Policies with all versions, answers and confirmations, and each policy as a PDF.',
  registers: 'Records with their history and the files added as evidence.',
  training: 'People in training, courses, quiz results and certificates.',
  phishing: 'Phishing simulations: settings, domains, campaigns and results.',
  maturity: 'Answers to the maturity assessment and the 90-day plan.',
  concierge: 'Weaknesses, messages and requests for help, with their files.',
  attackSurface: 'How your company looks from the outside: measurements and findings.',
  incidents: 'The emergency card and the incident logs.',
  insurance: 'Statements on the readiness sheet, with proof.',
  proofPacks: 'Proof packs created for customers.',
  handovers: 'Tasks sent to service providers, with their answers.',
  marketplace: 'Offers you asked about or used.',
  developers: 'Names of tokens and webhooks, and what was delivered.',
});
