import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type RatingReportMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  /** The website that the report is about, such as "firm.example". */
  readonly domain: string;
  /** The page where the report is, in the portal. */
  readonly reportsUrl: string;
  /** Days for which it stays there. */
  readonly keptDays: number;
};

/** Brings the link to a detailed report; the report itself is seen only by people who are signed in. */
export function renderRatingReportMail(data: RatingReportMailData): Promise<Mail> {
  const { brand } = data;
  const organisation = plainName(data.organisationName);
  const domain = plainName(data.domain);
  return composeMail(brand, {
    subject: `Your detailed report on ${domain} is ready`,
    preheader: 'Every risk vector, what we saw, and what to fix first.',
    heading: 'Your detailed report is ready',
    paragraphs: [
      `You asked for a detailed report on how ${organisation} looks from outside. It lists every risk vector with what we saw, how to fix it and what raises your rating the most.`,
      `Sign in to open it. It stays there for ${data.keptDays} days. If anything in it is unclear, email ${brand.supportEmail}.`,
    ],
    action: { label: 'Open the report', url: data.reportsUrl },
    reason: `you asked for this report in ${brand.brandNameShort}.`,
  });
}
