import { texts } from '@portal/domain/texts/texts.ts';

export const webhookOff = texts('developers.emails.webhookOff', {
  subject: 'Your webhook to {host} was turned off',
  preheader: 'It had not accepted anything for days.',
  heading: 'A webhook was turned off',
  what: 'The webhook to {host} did not accept anything we sent, so we turned it off. Events that happen from now on will not be sent there.',
  next: 'Check the service at this address, then turn the webhook on again. You can resend missed events from the list of deliveries.',
  see: 'Open the webhooks',
  /** Completes "You received this message because". */
  reason: 'you set up this webhook in {portal}.',
});

export const ticketMail = texts('developers.emails.ticket', {
  testSubject: 'A test from {portal}',
  test: 'Emails from the portal will arrive in your ticketing system. You can close this ticket.',
  opens: '{label}: {url}',
  reference: 'In the portal, this ticket is called {reference}.',
  /** Completes "You received this message because". */
  reason: 'an admin set this address for tickets in {portal}.',
});

export const happenedMail = texts('developers.emails.happened', {
  subject: 'What happened in {portal}',
  heading: 'What happened',
  about: 'Since the last email like this one:',
  section: '{heading} ({counts})',
  /** How many of one severity, such as "High: 2". */
  count: '{severity}: {count, number}',
  open: 'Open the portal',
  /** Completes "You received this message because". */
  reason: 'an admin chose you to receive emails about what happens in {portal}.',
  choose: 'Change these emails',
});
