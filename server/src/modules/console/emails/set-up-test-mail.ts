import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { setUpTest as texts } from './emails.texts.ts';

export type SetUpTestMailData = MailTeller & {
  /** From whom it comes, as its header says. */
  readonly sender: string;
  readonly consoleUrl: string;
};

/** Shows the member of staff who asked for it that a brand's emails arrive, and what to look at. */
export function renderSetUpTestMail({ brand, say, sender, consoleUrl }: SetUpTestMailData): Promise<Mail> {
  const name = brand.brandNameShort;
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { brand: name }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { brand: name, sender }), say(texts.look), say(texts.spam)],
      action: { label: say(texts.open), url: consoleUrl },
      notes: [],
      reason: say(texts.reason, { brand: name }),
    },
    say,
  );
}
