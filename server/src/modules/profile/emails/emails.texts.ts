import { texts } from '@portal/domain/texts/texts.ts';

export const welcome = texts('profile.emails.welcome', {
  subject: 'Welcome to {brand}',
  preheader: 'Your first step takes about five minutes.',
  heading: 'Welcome, {name}',
  place: '{organization} now has its own place to manage its security, built for people who have other jobs to do.',
  firstStep:
    'Start with your website: enter its address, and we’ll check it from the outside, the way an attacker would. You’ll get a report in plain words that says what to fix, how to fix it and who can do it. This takes about five minutes of your time; the scan runs on its own.',
  scan: 'Scan your first website',
  notSure: 'Not sure about something? Email {support}. A real person will answer.',
  /** Completes "You received this message because". */
  reason: 'you created a {brand} account with this address.',
});
