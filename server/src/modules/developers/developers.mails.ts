import type { MailRenderers } from '../../emails/mail-request.ts';
import type { WebhookOffMailData } from './emails/webhook-off-mail.ts';

declare module '../../emails/mail-request.ts' {
  interface MailKinds {
    'webhook-off': WebhookOffMailData;
  }
}

/** Renders the module's emails; their code is loaded when it is first needed, because it is large. */
export const developersMails: MailRenderers<'webhook-off'> = {
  'webhook-off': async (data) => (await import('./emails/webhook-off-mail.ts')).renderWebhookOffMail(data),
};
