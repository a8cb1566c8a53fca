import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { Platform } from '@portal/domain/monitoring/platforms.ts';
import type { ScanTraces } from '@portal/domain/monitoring/scan-words/scan-traces.ts';

/** What a scan that went through found. */
export type CompletedScan = {
  readonly findings: readonly Finding[];
  readonly pages: number;
  /** What the website was seen to run on. */
  readonly software: readonly Platform[];
  /** What it may have left or changed; not told by every engine. */
  readonly traces?: ScanTraces;
  readonly notTested: readonly { readonly checkId: string; readonly reason: string }[];
  /** How much of the website was tried; engines that do not count it leave it out. */
  readonly extent?: ScanExtent;
  /** The scan's id at the outside engine that did it. */
  readonly reference?: string;
};
