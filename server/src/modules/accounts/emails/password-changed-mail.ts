import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { notice, passwordChanged as texts } from './emails.texts.ts';

export type PasswordChangedMailData = MailTeller & {
  readonly changedAt: Date;
  /** The page where a new password can be asked for, in case it was somebody else. */
  readonly forgotPasswordUrl: string;
};

/** Tells the owner of an account that its password was changed, so that a change by somebody else does not go unseen. */
export function renderPasswordChangedMail(data: PasswordChangedMailData): Promise<Mail> {
  const { brand, say, changedAt, forgotPasswordUrl } = data;
  const name = { brand: brand.brandNameShort };
  return composeMail(
    brand,
    {
      subject: say(texts.subject, name),
      preheader: say(notice.ifYou),
      heading: say(texts.heading),
      paragraphs: [
        say(texts.what, { brand: brand.brandNameLong, when: brandDateTime(changedAt, brand) }),
        say(notice.ifYou),
        say(texts.notYou, { support: brand.supportEmail }),
      ],
      action: { label: say(notice.notMe), url: forgotPasswordUrl },
      reason: say(texts.reason, name),
    },
    say,
  );
}
