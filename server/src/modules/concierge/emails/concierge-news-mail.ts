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
    text: 'Your cyber concierge has found something that you should know. What it is, how serious it is and what to do about it is in the portal; because mails can be read on their way, none of it is in this one.',
    action: 'Read it in the portal',
  },
  'weakness-status': {
    heading: (count) =>
      count === 1 ? 'The status of a weakness has changed' : `The status of ${count} weaknesses has changed`,
    text: 'Your cyber concierge has looked again at what was reported to you. How it stands now is in the portal.',
    action: 'See how it stands',
  },
  'concierge-message': {
    heading: () => 'You have a message from your cyber concierge',
    text: 'It is about security that concerns firms like yours. You find it in the portal.',
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
      'This mail never asks for a password. If you are not sure about the link, type the address of the portal yourself.',
    ],
    reason: `you are an admin of your organization in ${brand.brandNameShort}.`,
  });
}
