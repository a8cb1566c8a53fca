import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { MarkKind } from '@portal/domain/monitoring/finding-mark.ts';
import type { ReportType } from '@portal/domain/monitoring/report-file-name.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import type { PaperOf } from '../printed-model.ts';
import type { TrendScan } from './scan-trend.ts';

/** Something that the scan did not look at, with the reason in plain words; a check's id when it is a whole check. */
export type NotTested = { readonly checkId?: string; readonly name: string; readonly reason: string };

/** What somebody decided about a finding: the report names it, and counts it as no work. */
export type ReportMark = { readonly kind: MarkKind; readonly reason: string; readonly endsAt: Date | null };

/** All that goes into one report of one completed scan. */
export type ScanReportData = PaperOf & {
  readonly organisationName: string;
  readonly website: { readonly name: string; readonly url: string };
  readonly scanLevel: ScanLevel;
  readonly startTime: Date;
  readonly completeTime: Date;
  readonly findings: readonly Finding[];
  /** Platforms that the scan recognised; their steps are printed alone. */
  readonly software?: readonly string[];
  readonly notTested: readonly NotTested[];
  /** How much of the website was tried; null where it was not counted. */
  readonly extent: ScanExtent | null;
  /** What it may have left at the website, or changed there, a sentence each. */
  readonly traces: readonly string[];
  /** Standing marks by fingerprint. */
  readonly marks: Readonly<Record<string, ReportMark>>;
  /** Fingerprints that the website's completed scan before this one found; left out when there was none. */
  readonly previous?: { readonly completeTime: Date; readonly fingerprints: readonly string[] };
  /** The website's completed scans up to this one, the oldest first. */
  readonly trend: readonly TrendScan[];
  /** When the report is made; printed as its date. */
  readonly createdAt: Date;
  readonly type: ReportType;
};
