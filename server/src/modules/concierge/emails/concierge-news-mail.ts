import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { news } from './emails.texts.ts';

/** What the concierge has for a customer. */
export type ConciergeNews = 'weakness-published' | 'weakness-status' | 'concierge-message';

export type ConciergeNewsMailData = MailTeller & {
  /** How many there are. */
  readonly count: number;
  /** The list in the portal. */
  readonly url: string;
};

/** Tells that there is something to read, and not what: neither a title nor a severity (spec part 2, section 5). */
export function renderConciergeNewsMail(kind: ConciergeNews, data: ConciergeNewsMailData): Promise<Mail> {
  const { brand, say, url } = data;
  const { heading, text, action } = wordsOf(kind, data);
  return composeMail(
    brand,
    {
      subject: heading,
      preheader: say(news.preheader),
      heading,
      paragraphs: [text],
      action: { label: action, url },
      notes: [say(news.noPassword)],
      reason: say(news.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}

function wordsOf(kind: ConciergeNews, { say, count }: ConciergeNewsMailData) {
  switch (kind) {
    case 'weakness-published':
      return { heading: say(news.reported, { count }), text: say(news.reportedText), action: say(news.readIt) };
    case 'weakness-status':
      return { heading: say(news.status, { count }), text: say(news.statusText), action: say(news.seeStatus) };
    case 'concierge-message':
      return { heading: say(news.message), text: say(news.messageText), action: say(news.readMessage) };
  }
}
