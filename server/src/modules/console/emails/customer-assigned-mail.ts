import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { customerAssigned as texts } from './emails.texts.ts';

export type CustomerAssignedMailData = MailTeller & {
  readonly organisationName: string;
  /** Who assigned the customer. */
  readonly senderName: string;
  readonly customerUrl: string;
};

/** Tells an expert of the provider about a customer that is now theirs. */
export function renderCustomerAssignedMail(data: CustomerAssignedMailData): Promise<Mail> {
  const { brand, say, customerUrl } = data;
  const organization = plainName(data.organisationName);
  const sender = plainName(data.senderName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { organization }),
      preheader: say(texts.preheader, { sender }),
      heading: say(texts.heading, { organization }),
      paragraphs: [say(texts.what, { sender, organization }), say(texts.next)],
      action: { label: say(texts.open), url: customerUrl },
      notes: [],
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}
