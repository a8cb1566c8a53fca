import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { notice, newSignIn as texts } from './emails.texts.ts';

export type NewSignInMailData = MailTeller & {
  readonly signedInAt: Date;
  /** What the browser calls itself, such as "Firefox on Windows". */
  readonly device: string;
  readonly address: string;
  /** The page where a new password can be asked for, in case it was somebody else. */
  readonly forgotPasswordUrl: string;
};

/** Tells the owner of an account that it was signed in to from a device that never was used for it before. */
export function renderNewSignInMail(data: NewSignInMailData): Promise<Mail> {
  const { brand, say, signedInAt, device, address, forgotPasswordUrl } = data;
  const name = { brand: brand.brandNameShort };
  return composeMail(
    brand,
    {
      subject: say(texts.subject, name),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, { brand: brand.brandNameLong }), say(notice.ifYou), say(texts.notYou)],
      facts: [
        { label: say(notice.when), value: brandDateTime(signedInAt, brand) },
        { label: say(texts.device), value: plainName(device) },
        { label: say(texts.address), value: address },
      ],
      action: { label: say(notice.notMe), url: forgotPasswordUrl },
      reason: say(texts.reason, name),
    },
    say,
  );
}
