import { scanVerdict } from '@portal/domain/monitoring/scan-verdict.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail, MailFact } from '../../../emails/mail.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { sayFor } from '../../../system/texts/say-for.ts';

export type ScanFinishedMailData = {
  readonly brand: Brand;
  readonly websiteName: string;
  readonly websiteUrl: string;
  readonly completedAt: Date;
  readonly counts: IssueCounts;
  /** The website's page in the portal, where the reports are. */
  readonly reportUrl: string;
};

/** Tells that a scan has finished, how it went, and where the report is. */
export function renderScanFinishedMail(data: ScanFinishedMailData): Promise<Mail> {
  const { brand, counts, reportUrl } = data;
  const website = plainName(data.websiteName);
  const { headline, paragraph } = scanVerdict(counts, sayFor(brand));
  const issues = counts.highs + counts.mediums + counts.lows;
  const found = issues === 0 ? 'no issues' : issues === 1 ? '1 issue' : `${issues} issues`;
  const facts: readonly MailFact[] = [
    { label: 'Website', value: website },
    { label: 'Address', value: plainName(new URL(data.websiteUrl).host) },
    { label: 'Finished', value: brandDateTime(data.completedAt, brand) },
    { label: 'High', value: String(counts.highs) },
    { label: 'Medium', value: String(counts.mediums) },
    { label: 'Low', value: String(counts.lows) },
  ];
  return composeMail(brand, {
    subject: `Scan of ${website} finished: ${found}`,
    preheader: headline,
    heading: headline,
    paragraphs: [`The security scan of ${website} has finished.`, paragraph],
    facts,
    action: { label: 'See the report', url: reportUrl },
    reason: `your organization has ${brand.brandNameShort} scan this website.`,
  });
}
