import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';

export type VisitMailData = {
  readonly brand: Brand;
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
  const { brand, event, staffEmail, reason, openedAt, endsAt, activityUrl } = data;
  const name = plainName(data.organisationName);
  const hasBegun = event === 'began';
  return composeMail(brand, {
    subject: hasBegun
      ? `Our support team is in the portal of ${name}`
      : `Our support team has left the portal of ${name}`,
    preheader: hasBegun ? 'You can end the visit at any time.' : 'Everything they did is in your activity log.',
    heading: hasBegun ? 'Our support team is in your portal' : 'Our support team has left your portal',
    paragraphs: hasBegun
      ? [
          `Someone from ${brand.brandNameShort} support has opened the portal of ${name} to help you. They cannot see passwords, invite or remove people, or change how anyone signs in.`,
          'The visit ends after an hour at most. You can end it at any time in your settings.',
        ]
      : [
          `The visit by ${brand.brandNameShort} support to the portal of ${name} is over. Your settings show everything that was done during the visit.`,
        ],
    facts: [
      { label: 'Who', value: plainName(staffEmail) },
      { label: 'Reason', value: plainName(reason) },
      { label: 'From', value: brandDateTime(openedAt, brand) },
      { label: hasBegun ? 'Ends no later than' : 'Until', value: brandDateTime(endsAt, brand) },
    ],
    action: { label: hasBegun ? 'See or end the visit' : 'See what was done', url: activityUrl },
    reason: `you are an admin of ${name} in ${brand.brandNameShort}.`,
  });
}
