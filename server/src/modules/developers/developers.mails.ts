import type { MailRenderers } from '../../emails/mail-request.ts';
import type { HappenedMailData } from './emails/happened-mail.ts';
import type { TicketMailData } from './emails/ticket-mail.ts';
import type { WebhookOffMailData } from './emails/webhook-off-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'webhook-off': WebhookOffMailData;
    happened: HappenedMailData;
    ticket: TicketMailData;
  }
}

/** Renders the module's emails; their code is loaded when it is first needed, because it is large. */
export const developersMails: MailRenderers<'webhook-off' | 'happened' | 'ticket'> = {
  'webhook-off': async (data) => (await import('./emails/webhook-off-mail.ts')).renderWebhookOffMail(data),
  happened: async (data) => (await import('./emails/happened-mail.ts')).renderHappenedMail(data),
  ticket: async (data) => (await import('./emails/ticket-mail.ts')).renderTicketMail(data),
};
