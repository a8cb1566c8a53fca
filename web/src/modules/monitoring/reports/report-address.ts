import { type ReportType, reportFileName } from '@portal/domain/monitoring/report-file-name.ts';
import type { Scan, Website } from '../website-types.ts';

type ReportParts = {
  readonly companyName: string;
  readonly website: Website;
  readonly scan: Scan;
  readonly type: ReportType;
  readonly timeZone: string;
};

/** Where a scan's report is: the file's name, then website, scan and type in one segment (spec part 2, section 7). */
export function reportAddress({ companyName, website, scan, type, timeZone }: ReportParts): string {
  const date = new Date(scan.completeTime ?? scan.startTime);
  const name = reportFileName({ companyName, websiteName: website.name, type, date, timeZone });
  const parts = [name, scan.targetId, scan.scanId, type].map(encodeURIComponent);
  return `/api/monitoring/webapps/getScanReport/${parts.join(';')}`;
}
