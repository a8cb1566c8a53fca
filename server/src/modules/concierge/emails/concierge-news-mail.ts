import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';

/** What the concierge has for a customer. */
export type ConciergeNews = 'weakness-published' | 'weakness-status' | 'concierge-message';

export type ConciergeNewsMailData = {
  readonly brand: Brand;
  /** How many there are. */
  readonly count: number;
  /** The list in the portal. */
  readonly url: string;
};

type Words = { readonly heading: (count: number) => string; readonly text: string; readonly action: string };

const WORDS: Readonly<Record<ConciergeNews, Words>> = {
  'weakness-published': {
    heading: (count) =>
      count === 1 ? 'A security weakness was reported to you' : `${count} security weaknesses were reported to you`,
    text: 'Your cyber concierge has found something you should know about. The portal shows what it is, how serious it is and what to do about it. Emails can be read in transit, so none of that is in this one.',
    action: 'Read it in the portal',
  },
  'weakness-status': {
    heading: (count) =>
      count === 1 ? 'The status of a weakness has changed' : `The status of ${count} weaknesses has changed`,
    text: 'Your cyber concierge has reviewed what was reported to you. The portal shows its current status.',
    action: 'See the status',
  },
  'concierge-message': {
    heading: () => 'You have a message from your cyber concierge',
    text: 'It is about security at companies like yours. You can read it in the portal.',
    action: 'Read the message',
  },
};

/** Tells that there is something to read, and not what: neither a title nor a severity (spec part 2, section 5). */
export function renderConciergeNewsMail(
  kind: ConciergeNews,
  { brand, count, url }: ConciergeNewsMailData,
): Promise<Mail> {
  const { heading, text, action } = WORDS[kind];
  return composeMail(brand, {
    subject: heading(count),
    preheader: 'Sign in to read it.',
    heading: heading(count),
    paragraphs: [text],
    action: { label: action, url },
    notes: [
      'This email never asks for a password. If you are not sure about the link, type the address of the portal yourself.',
    ],
    reason: `you are an admin of your organization in ${brand.brandNameShort}.`,
  });
}
