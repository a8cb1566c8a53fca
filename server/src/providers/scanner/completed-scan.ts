import type { Finding } from '@portal/domain/monitoring/finding.ts';

/** What a scan that went through found. */
export type CompletedScan = {
  readonly findings: readonly Finding[];
  readonly pages: number;
  readonly notTested: readonly { readonly checkId: string; readonly reason: string }[];
  /** The scan's id at the outside engine that did it. */
  readonly reference?: string;
};
