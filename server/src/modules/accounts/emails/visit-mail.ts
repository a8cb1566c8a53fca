import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { admin, visit as texts } from './emails.texts.ts';

export type VisitMailData = MailTeller & {
  readonly event: 'began' | 'ended';
  readonly organisationName: string;
  /** Who of the provider's staff it is. */
  readonly staffEmail: string;
  readonly reason: string;
  readonly openedAt: Date;
  /** When it ended, or ends at the latest. */
  readonly endsAt: Date;
  /** Where admins see visits and what was done in them. */
  readonly activityUrl: string;
};

/** Tells an admin that somebody of the provider's staff is at work in their portal, or no longer is. */
export function renderVisitMail(data: VisitMailData): Promise<Mail> {
  const { brand, say, staffEmail, reason, openedAt, endsAt, activityUrl } = data;
  const organization = plainName(data.organisationName);
  const inPortal = { brand: brand.brandNameShort, organization };
  const hasBegun = data.event === 'began';
  return composeMail(
    brand,
    {
      subject: say(hasBegun ? texts.beganSubject : texts.endedSubject, { organization }),
      preheader: say(hasBegun ? texts.beganPreheader : texts.endedPreheader),
      heading: say(hasBegun ? texts.beganHeading : texts.endedHeading),
      paragraphs: hasBegun ? [say(texts.began, inPortal), say(texts.howLong)] : [say(texts.ended, inPortal)],
      facts: [
        { label: say(admin.who), value: plainName(staffEmail) },
        { label: say(admin.why), value: plainName(reason) },
        { label: say(texts.from), value: brandDateTime(openedAt, brand) },
        { label: say(hasBegun ? texts.endsBy : texts.until), value: brandDateTime(endsAt, brand) },
      ],
      action: { label: say(hasBegun ? texts.seeOrEnd : texts.seeDone), url: activityUrl },
      reason: say(admin.reason, inPortal),
    },
    say,
  );
}
