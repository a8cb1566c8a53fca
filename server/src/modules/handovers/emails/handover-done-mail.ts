import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';

export type HandoverDoneMailData = {
  readonly brand: Brand;
  readonly organisationName: string;
  readonly helper: string;
  /** What it is about. */
  readonly title: string;
  /** The list of what was handed over. */
  readonly url: string;
};

/** Tells whoever handed something over that the helper has fixed it. */
export function renderHandoverDoneMail(data: HandoverDoneMailData): Promise<Mail> {
  const { brand, url } = data;
  const helper = plainName(data.helper);
  const title = plainName(data.title);
  return composeMail(brand, {
    subject: `${helper} says it is fixed: ${title}`,
    preheader: 'See whether a new check confirms it.',
    heading: `${helper} says it is fixed`,
    paragraphs: [
      `It is about “${title}”. If the portal can check it, it does so now, and you find the result in the list. If not, check it yourself and confirm it there.`,
    ],
    action: { label: 'See the result', url },
    reason: `you handed this over for ${plainName(data.organisationName)} in ${brand.brandNameShort}.`,
  });
}
