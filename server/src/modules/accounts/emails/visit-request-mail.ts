import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';

export type VisitRequestMailData = {
  readonly brand: Brand;
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
  const { brand, staffEmail, reason, endsAt, answerUrl } = data;
  const name = plainName(data.organisationName);
  return composeMail(brand, {
    subject: `Our support team asks to visit the portal of ${name}`,
    preheader: 'Nobody comes in until one of you says yes.',
    heading: 'May our support team visit your portal?',
    paragraphs: [
      `Someone from ${brand.brandNameShort} support would like to open the portal of ${name} to help you. You chose to be asked first, so nobody comes in until one of your admins says yes.`,
      'Your yes lets this one person in once, within 24 hours and for an hour at most. Not expecting anyone? Then just say no. If nobody answers, the request expires on its own.',
    ],
    facts: [
      { label: 'Who', value: plainName(staffEmail) },
      { label: 'Reason', value: plainName(reason) },
      { label: 'Please answer by', value: brandDateTime(endsAt, brand) },
    ],
    action: { label: 'See the request', url: answerUrl },
    reason: `you are an admin of ${name} in ${brand.brandNameShort}.`,
  });
}
