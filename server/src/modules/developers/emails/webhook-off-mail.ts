import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { webhookOff as texts } from './emails.texts.ts';

export type WebhookOffMailData = MailTeller & {
  /** Empty for the provider's own. */
  readonly organisationName: string;
  readonly host: string;
  /** The list of webhooks. */
  readonly url: string;
};

/** Tells whoever set up a webhook that it was turned off, because nothing was taken there for days. */
export function renderWebhookOffMail({ brand, say, ...data }: WebhookOffMailData): Promise<Mail> {
  const host = plainName(data.host);
  const portal = [plainName(data.organisationName), brand.brandNameShort].filter((name) => name !== '').join(', ');
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { host }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { host }), say(texts.next)],
      action: { label: say(texts.see), url: data.url },
      reason: say(texts.reason, { portal }),
    },
    say,
  );
}
