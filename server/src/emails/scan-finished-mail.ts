import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { brandDateTime } from './brand-date.ts';
import { composeMail } from './compose-mail.ts';
import type { Mail, MailFact } from './mail.ts';
import { plainName } from './plain-name.ts';

export type ScanFinishedMailData = {
  readonly brand: Brand;
  readonly websiteName: string;
  readonly websiteUrl: string;
  readonly completedAt: Date;
  readonly counts: IssueCounts;
  /** The website's page in the portal, where the reports are. */
  readonly reportUrl: string;
};

function verdict({ highs, mediums, lows }: IssueCounts): { readonly heading: string; readonly advice: string } {
  if (highs > 0) {
    return {
      heading: highs === 1 ? 'One problem needs attention now' : `${highs} problems need attention now`,
      advice:
        'Please look at the high ones today: attackers look for exactly these, and the report says who can fix them.',
    };
  }
  if (mediums > 0) {
    return {
      heading: mediums === 1 ? 'One problem to plan for' : `${mediums} problems to plan for`,
      advice: 'Nothing is urgent. Plan the medium ones for the coming weeks; the report says how, and who can do it.',
    };
  }
  if (lows > 0) {
    return {
      heading: 'Your website looks good',
      advice: 'Only small improvements are left. The report lists them for the next time somebody works on the site.',
    };
  }
  return {
    heading: 'Your website looks good',
    advice: 'The scan found no problem. An automatic scan does not see everything, so keep the schedule running.',
  };
}

/** Tells that a scan has finished, how it went, and where the report is. */
export function renderScanFinishedMail(data: ScanFinishedMailData): Promise<Mail> {
  const { brand, counts, reportUrl } = data;
  const website = plainName(data.websiteName);
  const { heading, advice } = verdict(counts);
  const issues = counts.highs + counts.mediums + counts.lows;
  const found = issues === 0 ? 'no issues' : issues === 1 ? '1 issue' : `${issues} issues`;
  const facts: readonly MailFact[] = [
    { label: 'Website', value: `${website} (${plainName(new URL(data.websiteUrl).host)})` },
    { label: 'Finished', value: brandDateTime(data.completedAt, brand) },
    { label: 'High', value: String(counts.highs) },
    { label: 'Medium', value: String(counts.mediums) },
    { label: 'Low', value: String(counts.lows) },
  ];
  return composeMail(brand, {
    subject: `Scan of ${website} finished: ${found}`,
    preheader: heading,
    heading,
    paragraphs: [`The security scan of ${website} has finished and found ${found}. ${advice}`],
    facts,
    action: { label: 'See the report', url: reportUrl },
    reason: `your organization has ${brand.brandNameShort} scan this website.`,
  });
}
