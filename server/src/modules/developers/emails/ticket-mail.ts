import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import type { TicketDraft } from '../../../providers/tickets/ticket-desk-port.ts';
import { ticketMail as texts } from './emails.texts.ts';

export type TicketMailData = MailTeller & {
  /** Null for a test. */
  readonly draft: TicketDraft | null;
};

/** What a desk that takes emails makes a ticket of; commands stand in it as they are typed. */
export function renderTicketMail({ brand, say, draft }: TicketMailData): Promise<Mail> {
  const portal = brand.brandNameShort;
  const reason = say(texts.reason, { portal });
  if (draft === null) {
    const title = say(texts.testSubject, { portal });
    const paragraphs = [say(texts.test)];
    return composeMail(brand, { subject: title, preheader: title, heading: title, paragraphs, reason }, say);
  }
  const { reference, title, sections, link, answer } = draft;
  const opens = say(texts.opens, { label: link.label, url: link.url });
  return composeMail(
    brand,
    {
      subject: `[${reference}] ${title}`,
      preheader: title,
      heading: title,
      paragraphs: sections.flatMap(({ heading, paragraphs }) => [`${heading}:`, ...paragraphs]),
      action: answer ?? link,
      notes: [say(texts.reference, { reference }), ...(answer === null ? [] : [opens])],
      reason,
    },
    say,
  );
}
