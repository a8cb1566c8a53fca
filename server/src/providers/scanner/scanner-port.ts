import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { Platform } from '@portal/domain/monitoring/platforms.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';

export type ScanRequest = {
  readonly scanId: string;
  readonly url: string;
  readonly level: ScanLevel;
  /** One finding to look at, and nothing else; null for the whole website. */
  readonly focus: Pick<Finding, 'checkId' | 'urls' | 'subject'> | null;
  /** What an earlier, interrupted run of the same scan left; null at its start. Only the scanner knows its shape. */
  readonly checkpoint: unknown;
};

export type ScanEvents = {
  readonly onProgress: (progress: {
    readonly done: number;
    readonly known: number;
    readonly counts: IssueCounts;
  }) => void;
  readonly onCheckpoint: (checkpoint: unknown) => Promise<void>;
};

/** How a run ended. `interrupted`: the scan itself is fine and can be continued from its checkpoint. */
export type ScanOutcome =
  | {
      readonly kind: 'completed';
      readonly findings: readonly Finding[];
      readonly pages: number;
      /** What the website was seen to run on. */
      readonly software: readonly Platform[];
      readonly notTested: readonly { readonly checkId: string; readonly reason: string }[];
    }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'interrupted'; readonly reason: string };

export type RunningScan = {
  /** Ends the scan within two seconds. */
  cancel(): void;
  /** Stops working on the scan, which is continued later. */
  interrupt(): void;
  /** Never rejects. */
  readonly finished: Promise<ScanOutcome>;
};

/** Looks at websites. */
export type ScannerPort = {
  start(request: ScanRequest, events: ScanEvents): RunningScan;
  /** Levels it can do. */
  readonly levels: readonly ScanLevel[];
};
