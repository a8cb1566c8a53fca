import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';

export type AdminChangedMailData = {
  readonly brand: Brand;
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
  const { brand, change, changedAt, adminsUrl } = data;
  const [name, person, by] = [data.organisationName, data.person, data.by].map(plainName) as [string, string, string];
  const hasJoined = change === 'joined';
  return composeMail(brand, {
    subject: hasJoined ? `${person} has joined ${name}` : `${person} is no longer an admin of ${name}`,
    preheader: 'If you expected this, there is nothing to do.',
    heading: hasJoined ? 'A new admin has joined' : 'An admin has been removed',
    paragraphs: [
      hasJoined
        ? `${person} accepted an invitation and can now see and manage everything in the ${brand.brandNameShort} portal of ${name}.`
        : `${person} can no longer sign in to the ${brand.brandNameShort} portal of ${name}.`,
      `If you expected this, there is nothing to do. If you did not, review your admins and email ${brand.supportEmail}.`,
    ],
    facts: [
      { label: 'Account', value: plainName(data.email) },
      { label: hasJoined ? 'Invited by' : 'Removed by', value: by },
      { label: 'When', value: brandDateTime(changedAt, brand) },
    ],
    action: { label: 'See your admins', url: adminsUrl },
    reason: `you are an admin of ${name} in ${brand.brandNameShort}.`,
  });
}
