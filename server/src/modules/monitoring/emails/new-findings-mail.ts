import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { scan, newFindings as texts } from './emails.texts.ts';

export type NewFindingsMailData = MailTeller & {
  readonly websiteName: string;
  readonly completedAt: Date;
  /** What was not there before this scan, or was not as bad. */
  readonly counts: IssueCounts;
  /** How many of these had been fixed before. */
  readonly cameBack: number;
  /** How many of these were there and became worse; emails of before do not say it. */
  readonly gotWorse?: number;
  /** The website's findings in the portal. */
  readonly findingsUrl: string;
};

/** Tells that a scan has found something new, or something worse than before: how much and how bad, but not what; mail is read on the way. */
export function renderNewFindingsMail(data: NewFindingsMailData): Promise<Mail> {
  const { brand, say, counts, cameBack, gotWorse = 0 } = data;
  const website = plainName(data.websiteName);
  const { highs, mediums, lows } = counts;
  const count = highs + mediums + lows;
  const advice = adviceOf(counts, say);
  const isWorseAlone = gotWorse === count;
  return composeMail(
    brand,
    {
      subject: say(isWorseAlone ? texts.subjectWorse : texts.subject, { count, website }),
      preheader: advice,
      heading: say(isWorseAlone ? texts.headingWorse : texts.heading),
      paragraphs: [say(isWorseAlone ? texts.foundWorse : texts.found, { website, count }), advice],
      facts: [
        { label: say(scan.finished), value: brandDateTime(data.completedAt, brand) },
        { label: say(scan.high), value: String(highs) },
        { label: say(scan.medium), value: String(mediums) },
        { label: say(scan.low), value: String(lows) },
        ...(cameBack > 0 ? [{ label: say(texts.cameBack), value: String(cameBack) }] : []),
        ...(gotWorse > 0 && !isWorseAlone ? [{ label: say(texts.gotWorse), value: String(gotWorse) }] : []),
      ],
      action: { label: say(isWorseAlone ? texts.seeWorse : texts.see), url: data.findingsUrl },
      notes: [say(texts.howToStop)],
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}

function adviceOf({ highs, mediums }: IssueCounts, say: Say): string {
  if (highs > 0) return say(texts.urgent);
  return say(mediums > 0 ? texts.toPlan : texts.withNextWork);
}
