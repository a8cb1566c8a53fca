import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { link, signUpLink as texts } from './emails.texts.ts';

export type SignUpLinkMailData = MailTeller & {
  /** The person of the provider's staff who sends it. */
  readonly senderName: string;
  /** Empty when it is not known. */
  readonly firstName: string;
  /** Empty when it is not known. */
  readonly companyName: string;
  readonly signUpUrl: string;
  /** How long the link works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries the link by which somebody signs up without typing an address ("magic link", spec part 1, section 2). */
export function renderSignUpLinkMail(data: SignUpLinkMailData): Promise<Mail> {
  const { brand, say, signUpUrl } = data;
  const sender = plainName(data.senderName);
  const name = plainName(data.firstName);
  const organization = plainName(data.companyName);
  const from = { sender, brand: brand.brandNameLong };
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { sender, brand: brand.brandNameShort }),
      preheader: say(texts.preheader),
      heading: name === '' ? say(texts.headingWithoutName) : say(texts.heading, { name }),
      paragraphs: [
        organization === '' ? say(texts.whatWithoutName, from) : say(texts.what, { ...from, organization }),
        say(texts.steps),
      ],
      action: { label: say(texts.set), url: signUpUrl },
      notes: [
        say(link.onlyForYou, { duration: durationInWords(data.validForMinutes, say.locale) }),
        say(texts.unexpected, { support: brand.supportEmail }),
      ],
      reason: say(texts.reason, { sender }),
    },
    say,
  );
}
