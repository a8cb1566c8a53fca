import { composeMail } from '../../../emails/compose-mail.ts';
import { durationInWords } from '../../../emails/duration-in-words.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { link, temporaryPassword as texts } from './emails.texts.ts';

export type TemporaryPasswordMailData = MailTeller & {
  readonly password: string;
  readonly signInUrl: string;
  /** How long the password works, in minutes. */
  readonly validForMinutes: number;
};

/** Carries a password that opens nothing but the form for an own one (ASVS 5.0, 6.4.1). */
export function renderTemporaryPasswordMail(data: TemporaryPasswordMailData): Promise<Mail> {
  const { brand, say, password, signInUrl } = data;
  const name = { brand: brand.brandNameShort };
  const duration = durationInWords(data.validForMinutes, say.locale);
  return composeMail(
    brand,
    {
      subject: say(texts.subject, name),
      preheader: say(texts.preheader, { duration }),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { brand: brand.brandNameLong }), say(texts.old)],
      facts: [{ label: say(texts.password), value: password }],
      action: { label: say(link.signIn), url: signInUrl },
      notes: [say(texts.howLong, { duration }), say(texts.notYou, { support: brand.supportEmail })],
      reason: say(texts.reason, name),
    },
    say,
  );
}
