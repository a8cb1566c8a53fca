import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { admin, notice, adminChanged as texts } from './emails.texts.ts';

export type AdminChangedMailData = MailTeller & {
  readonly change: 'joined' | 'left';
  readonly organisationName: string;
  /** Who joined or left. */
  readonly person: string;
  readonly email: string;
  /** Who invited or removed them. */
  readonly by: string;
  readonly changedAt: Date;
  /** Where admins are invited and removed. */
  readonly adminsUrl: string;
};

/** Tells the admins of a firm that somebody has become one of them, or no longer is. */
export function renderAdminChangedMail(data: AdminChangedMailData): Promise<Mail> {
  const { brand, say, changedAt, adminsUrl } = data;
  const organization = plainName(data.organisationName);
  const person = plainName(data.person);
  const names = { person, organization };
  const inPortal = { brand: brand.brandNameShort, organization };
  const hasJoined = data.change === 'joined';
  return composeMail(
    brand,
    {
      subject: say(hasJoined ? texts.joinedSubject : texts.leftSubject, names),
      preheader: say(texts.preheader),
      heading: say(hasJoined ? texts.joinedHeading : texts.leftHeading),
      paragraphs: [
        say(hasJoined ? texts.joined : texts.left, { ...inPortal, person }),
        say(texts.whatToDo, { support: brand.supportEmail }),
      ],
      facts: [
        { label: say(texts.account), value: plainName(data.email) },
        { label: say(hasJoined ? texts.invitedBy : texts.removedBy), value: plainName(data.by) },
        { label: say(notice.when), value: brandDateTime(changedAt, brand) },
      ],
      action: { label: say(texts.see), url: adminsUrl },
      reason: say(admin.reason, inPortal),
    },
    say,
  );
}
