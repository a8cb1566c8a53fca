import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDate } from '../../../system/brand-date.ts';
import { ready as texts } from './emails.texts.ts';

export type ProofPackMailData = MailTeller & {
  readonly organisationName: string;
  /** The firm that is to get the pack. */
  readonly recipient: string;
  readonly validUntil: Date;
  /** The page with the packs, in the portal. */
  readonly packsUrl: string;
};

/** Tells whoever asked for a proof pack that it is ready; the file itself is seen only by people who are signed in. */
export function renderProofPackMail(data: ProofPackMailData): Promise<Mail> {
  const { brand, say } = data;
  const organization = plainName(data.organisationName);
  const recipient = plainName(data.recipient);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { recipient }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [
        say(texts.what, { organization, recipient }),
        say(texts.howLong, { day: brandDate(data.validUntil, brand), recipient }),
      ],
      action: { label: say(texts.open), url: data.packsUrl },
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}
