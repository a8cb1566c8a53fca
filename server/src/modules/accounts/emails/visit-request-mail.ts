import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { admin, visitRequest as texts } from './emails.texts.ts';

export type VisitRequestMailData = MailTeller & {
  readonly organisationName: string;
  /** Who of the provider's staff asks. */
  readonly staffEmail: string;
  readonly reason: string;
  /** Until when it can be answered. */
  readonly endsAt: Date;
  /** Where admins answer, once they are signed in. */
  readonly answerUrl: string;
};

/** Asks an admin whether somebody of the provider's staff may come into their portal. */
export function renderVisitRequestMail(data: VisitRequestMailData): Promise<Mail> {
  const { brand, say, staffEmail, reason, endsAt, answerUrl } = data;
  const organization = plainName(data.organisationName);
  const inPortal = { brand: brand.brandNameShort, organization };
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { organization }),
      preheader: say(texts.preheader),
      heading: say(texts.heading),
      paragraphs: [say(texts.what, inPortal), say(texts.yes)],
      facts: [
        { label: say(admin.who), value: plainName(staffEmail) },
        { label: say(admin.why), value: plainName(reason) },
        { label: say(texts.answerBy), value: brandDateTime(endsAt, brand) },
      ],
      action: { label: say(texts.see), url: answerUrl },
      reason: say(admin.reason, inPortal),
    },
    say,
  );
}
