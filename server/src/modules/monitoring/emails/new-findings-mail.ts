import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';

export type NewFindingsMailData = {
  readonly brand: Brand;
  readonly websiteName: string;
  readonly completedAt: Date;
  /** What was not there before this scan. */
  readonly counts: IssueCounts;
  /** How many of these had been fixed before. */
  readonly cameBack: number;
  /** The website's findings in the portal. */
  readonly findingsUrl: string;
};

/** Tells that a scan has found something new: how much and how bad, but not what; mail is read on the way. */
export function renderNewFindingsMail(data: NewFindingsMailData): Promise<Mail> {
  const { brand, counts, cameBack } = data;
  const website = plainName(data.websiteName);
  const { highs, mediums, lows } = counts;
  const total = highs + mediums + lows;
  const found = total === 1 ? '1 new finding' : `${total} new findings`;
  return composeMail(brand, {
    subject: `${found} on ${website}`,
    preheader: adviceOf(counts),
    heading: 'The latest scan found something new',
    paragraphs: [
      `The scan of ${website} has finished. It found ${total === 1 ? 'one thing that is' : `${total} things that are`} new.`,
      adviceOf(counts),
    ],
    facts: [
      { label: 'Finished', value: brandDateTime(data.completedAt, brand) },
      { label: 'High', value: String(highs) },
      { label: 'Medium', value: String(mediums) },
      { label: 'Low', value: String(lows) },
      ...(cameBack > 0 ? [{ label: 'Of these, came back', value: String(cameBack) }] : []),
    ],
    action: { label: 'See what is new', url: data.findingsUrl },
    notes: ['You can turn these messages on or off for your organization under Settings, Organization.'],
    reason: `you are an admin of an organization that has ${brand.brandNameShort} scan this website.`,
  });
}

function adviceOf({ highs, mediums }: IssueCounts): string {
  if (highs > 0)
    return 'Please review the high ones today: attackers search the internet for problems like these around the clock.';
  if (mediums > 0) return 'Nothing is urgent. Please plan time for it in the next few weeks.';
  return 'Nothing is urgent. Have it done with the next regular work on the website.';
}
