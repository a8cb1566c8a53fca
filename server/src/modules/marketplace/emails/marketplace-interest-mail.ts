import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { interest as texts } from './emails.texts.ts';

export type MarketplaceInterestMailData = MailTeller & {
  readonly organisationName: string;
  readonly personName: string;
  readonly personEmail: string;
  readonly offerTitle: string;
  readonly partnerName: string;
  /** The list of interests in the console. */
  readonly url: string;
};

/** Tells the brand's support that a customer would like to hear more of an offer; what was written beside stays in the portal. */
export function renderMarketplaceInterestMail(data: MarketplaceInterestMailData): Promise<Mail> {
  const { brand, say, url } = data;
  const organization = plainName(data.organisationName);
  const offer = plainName(data.offerTitle);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { organization, offer }),
      preheader: say(texts.preheader),
      heading: say(texts.heading, { organization }),
      paragraphs: [say(texts.what)],
      facts: [
        { label: say(texts.offer), value: offer },
        { label: say(texts.partner), value: plainName(data.partnerName) },
        { label: say(texts.organization), value: organization },
        { label: say(texts.person), value: plainName(data.personName) },
        { label: say(texts.address), value: data.personEmail },
      ],
      action: { label: say(texts.see), url },
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}
