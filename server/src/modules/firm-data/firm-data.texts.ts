import { texts } from '@portal/domain/texts/texts.ts';

export const readMe = texts('firm-data.readMe', {
  title: 'Everything about your company in {brand}',
  made: 'Made on {at}.',
  tables:
    'Each folder is one part of the portal. “tables” holds every row: as JSON for programs and as CSV for spreadsheets, with the same content. Times are in UTC. Empty tables are left out.',
  files: '“files” holds what was uploaded or made as a document, under its name.',
  leftOut: 'Left out are passwords, keys and tokens, because they would let someone in, and the provider’s own notes.',
  kept: 'Invoices are kept by {brand} and its payment provider, not in the portal.',
  rows: '{rows, plural, one {# row} other {# rows}}',
  count: '{files, plural, one {# file} other {# files}}',
});

/** What each folder of a download holds. */
export const parts = texts('firm-data.parts', {
  company: 'The company, its admins, invitations, sign-in settings and sessions, and the score of each day.',
  log: 'Who did what and when, emails sent to your people, and visits by support.',
  billing: 'Your subscription, as the portal knows it.',
  websites: 'Websites, scans, findings, schedules and scan reports.',
  policies: 'Policies with all versions, answers and confirmations, and each policy as a PDF.',
  registers: 'Records with their history and the files added as evidence.',
  training: 'People in training, courses, quiz results and certificates.',
  phishing: 'Phishing simulations: settings, domains, campaigns and results.',
  maturity: 'Answers of the maturity assessment and the plan for 90 days.',
  concierge: 'Weaknesses, messages and requests for help, with their files.',
  attackSurface: 'How your company looks from outside: measurements and findings.',
  incidents: 'The emergency card and the logs of incidents.',
  insurance: 'Statements of the readiness sheet, with their proof.',
  proofPacks: 'Proof packs made for customers.',
  handovers: 'Tasks handed to service providers, with their answers.',
  marketplace: 'Offers you asked about or used.',
  developers: 'Names of tokens and webhooks, and what was delivered.',
});
