import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName, plainParagraphs } from '../../../emails/plain-name.ts';
import { handover, unnamed } from './emails.texts.ts';

/** A note is quoted so far; the page has the whole. */
const QUOTED = 500;
const NAMED_POINTS = 5;

export type HandoverMailData = MailTeller & {
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
  const { brand, say, titles, days, url } = data;
  const named = data.organisationName === null ? null : plainName(data.organisationName);
  const organization = named ?? say(unnamed.organization);
  const sender = data.sentBy === null ? say(unnamed.sender) : plainName(data.sentBy);
  const count = titles.length;
  const more = titles.length - NAMED_POINTS;
  const note = plainParagraphs(data.note, QUOTED);
  return composeMail(
    brand,
    {
      subject: say(handover.subject, { sender: named ?? say(unnamed.sender), count }),
      preheader: say(handover.preheader),
      heading: say(handover.heading, { name: plainName(data.name) }),
      paragraphs: [
        named === null
          ? say(handover.whatUnnamed, { sender, count })
          : say(handover.what, { sender, organization, count }),
        ...titles.slice(0, NAMED_POINTS).map((title) => `• ${plainName(title)}`),
        ...(more > 0 ? [say(handover.andMore, { count: more })] : []),
        ...(note.length === 0 ? [] : [say(handover.wrote, { sender }), ...note]),
      ],
      action: { label: say(handover.see), url },
      notes: [say(handover.howLong, { days }), say(handover.whoSent)],
      reason: say(handover.reason, { sender, organization }),
    },
    say,
  );
}
