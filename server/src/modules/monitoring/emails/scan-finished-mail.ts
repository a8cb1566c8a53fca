import { scanVerdict } from '@portal/domain/monitoring/scan-verdict.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import { composeMail } from '../../../emails/compose-mail.ts';
import type { Mail } from '../../../emails/mail.ts';
import type { MailTeller } from '../../../emails/mail-request.ts';
import { plainName } from '../../../emails/plain-name.ts';
import { brandDateTime } from '../../../system/brand-date.ts';
import { scan, scanFinished as texts } from './emails.texts.ts';

export type ScanFinishedMailData = MailTeller & {
  readonly websiteName: string;
  readonly websiteUrl: string;
  readonly completedAt: Date;
  readonly counts: IssueCounts;
  /** The website's page in the portal, where the reports are. */
  readonly reportUrl: string;
};

/** Tells that a scan has finished, how it went, and where the report is. */
export function renderScanFinishedMail(data: ScanFinishedMailData): Promise<Mail> {
  const { brand, say, counts, reportUrl } = data;
  const website = plainName(data.websiteName);
  const { headline, paragraph } = scanVerdict(counts, say);
  const { highs, mediums, lows } = counts;
  return composeMail(
    brand,
    {
      subject: say(texts.subject, { website, count: highs + mediums + lows }),
      preheader: headline,
      heading: headline,
      paragraphs: [say(texts.what, { website }), paragraph],
      facts: [
        { label: say(texts.website), value: website },
        { label: say(texts.address), value: plainName(new URL(data.websiteUrl).host) },
        { label: say(scan.finished), value: brandDateTime(data.completedAt, brand) },
        { label: say(scan.high), value: String(highs) },
        { label: say(scan.medium), value: String(mediums) },
        { label: say(scan.low), value: String(lows) },
      ],
      action: { label: say(texts.see), url: reportUrl },
      reason: say(texts.reason, { brand: brand.brandNameShort }),
    },
    say,
  );
}
