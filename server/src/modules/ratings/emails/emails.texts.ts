import { texts } from '@portal/domain/texts/texts.ts';

export const report = texts('ratings.emails.report', {
  subject: 'Your detailed report on {domain} is ready',
  preheader: 'Every risk vector, what we found, and what to fix first.',
  heading: 'Your detailed report is ready',
  what: 'You requested a detailed report on how {organization} looks from the outside. It lists every risk vector with what we found, how to fix it and what would raise your rating the most.',
  howLong:
    'Sign in to open it. It will be available there for {days} days. If anything in it is unclear, email {support}.',
  open: 'Open the report',
  /** Completes "You received this message because". */
  reason: 'you requested this report in {brand}.',
});
