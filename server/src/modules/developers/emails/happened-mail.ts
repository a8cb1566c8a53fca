import type { LeastSeverity } from '@portal/domain/developers/endpoint-kinds.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { severities } from '../alert-channels/alert-channels.texts.ts';
import { happenedMail as texts } from './emails.texts.ts';

export type HappenedMailData = MailTeller & {
  /** How much of each kind happened; what a test says. */
  readonly title: string;
  readonly sections: readonly { readonly heading: string; readonly severities: readonly LeastSeverity[] }[];
  /** Home. */
  readonly url: string;
  /** Where these emails are chosen. */
  readonly channelsUrl: string;
};

/** Tells admins what happened since the last one: how much and how bad, but not what; mail is read on the way. */
export function renderHappenedMail({ brand, say, title, sections, url, channelsUrl }: HappenedMailData): Promise<Mail> {
  const portal = brand.brandNameShort;
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { portal }),
      preheader: title,
      heading: say(texts.heading),
      paragraphs: sections.length === 0 ? [title] : [say(texts.about), ...sections.map((one) => inWords(one, say))],
      action: { label: say(texts.open), url },
      reason: say(texts.reason, { portal }),
      choice: { label: say(texts.choose), url: channelsUrl },
    },
    say,
  );
}

function inWords({ heading, severities: bad }: HappenedMailData['sections'][number], say: Say): string {
  const counts = (['high', 'medium', 'low'] as const).flatMap((severity) => {
    const count = bad.filter((one) => one === severity).length;
    return count === 0 ? [] : [say(texts.count, { severity: say(severities[severity]), count })];
  });
  return counts.length === 0 ? heading : say(texts.section, { heading, counts: counts.join(', ') });
}
