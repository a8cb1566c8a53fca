import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';

/** A note is quoted so far; the page has the whole. */
const QUOTED = 500;
const NAMED_POINTS = 5;

export type HandoverMailData = {
  readonly brand: Brand;
  /** Of the helper. */
  readonly name: string;
  /** Null where the firm does not say its name. */
  readonly organisationName: string | null;
  readonly sentBy: string | null;
  /** A word of whoever sends it; may be empty. */
  readonly note: string;
  readonly titles: readonly string[];
  /** So long the link works. */
  readonly days: number;
  readonly url: string;
};

/** Hands a helper what is to be fixed. */
export function renderHandoverMail(data: HandoverMailData): Promise<Mail> {
  const { brand, titles, days, url } = data;
  const organisation = data.organisationName === null ? 'one of your customers' : plainName(data.organisationName);
  const sender = data.sentBy === null ? 'Your customer' : plainName(data.sentBy);
  const count = titles.length === 1 ? 'one security issue' : `${titles.length} security issues`;
  const more = titles.length - NAMED_POINTS;
  const note = plainParagraphs(data.note, QUOTED);
  return composeMail(brand, {
    subject: `${data.organisationName === null ? 'Your customer' : organisation} asks for your help: ${count} to fix`,
    preheader: 'With the steps for each. You need no account and no password.',
    heading: `${plainName(data.name)}, could you fix this?`,
    paragraphs: [
      `${sender} of ${organisation} sent you ${count} to fix. For each, you see what is wrong, why it matters and how to fix it. When you have fixed one, press a button and we check it again.`,
      ...titles.slice(0, NAMED_POINTS).map((title) => `• ${plainName(title)}`),
      ...(more > 0 ? [`• and ${more} more`] : []),
      ...(note.length === 0 ? [] : [`${sender} wrote:`, ...note]),
    ],
    action: { label: 'See the steps', url },
    notes: [
      `The link is for you and works for ${days} days. It shows nothing else about your customer.`,
      'If you do not know who sent this, call them at a number you already have before you open it.',
    ],
    reason: `${sender} of ${organisation} gave your address to have this fixed.`,
  });
}
