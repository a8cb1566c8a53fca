import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { sender, done as texts } from './emails.texts.ts';

export type HandoverDoneMailData = MailTeller & {
  readonly organisationName: string;
  readonly helper: string;
  /** What it is about. */
  readonly title: string;
  /** The list of what was handed over. */
  readonly url: string;
};

/** Tells whoever handed something over that the helper has fixed it. */
export function renderHandoverDoneMail(data: HandoverDoneMailData): Promise<Mail> {
  const { brand, say, url } = data;
  const helper = plainName(data.helper);
  const title = plainName(data.title);
  const organization = plainName(data.organisationName);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { helper, title }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { helper }),
      paragraphs: [say(texts.what, { title })],
      action: { label: say(texts.see), url },
      reason: say(sender.reason, { organization, brand: brand.brandNameShort }),
    },
    say,
  );
}
