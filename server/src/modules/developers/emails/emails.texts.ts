import { texts } from '@portal/domain/texts/texts.ts';

export const webhookOff = texts('developers.emails.webhookOff', {
  subject: 'Your webhook to {host} was turned off',
  preheader: 'It did not accept anything for days.',
  heading: 'A webhook was turned off',
  what: 'The webhook to {host} did not accept anything we sent, so we turned it off. Events that happen from now on are not sent there.',
  next: 'Check the program at this address, then turn the webhook on again. You can resend what was missed from the list of deliveries.',
  see: 'Open the webhooks',
  /** Completes "You received this message because". */
  reason: 'you set up this webhook in {portal}.',
});
