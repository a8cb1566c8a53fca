import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { OptIns } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { GivenOperation } from '@portal/scanner/api/given/given-operation.ts';
import type { SignIns } from '@portal/scanner/signed-in/access.ts';
import type { CallbackPort } from './callback/callback-port.ts';
import type { CompletedScan } from './completed-scan.ts';
import type { KnownFlawsPort } from './known-flaws/known-flaws-port.ts';
import type { OutsideEngine } from './outside-engine-port.ts';

export type ScanRequest = {
  readonly scanId: string;
  /** The website's name in the portal, for engines that show one. */
  readonly name: string;
  readonly url: string;
  readonly level: ScanLevel;
  /** One finding to look at, and nothing else; null for the whole website. */
  readonly focus: Pick<Finding, 'checkId' | 'urls' | 'subject'> | null;
  /** Which checks that do more than look are switched on; engines outside the portal have none of them. */
  readonly optIns: OptIns;
  /** Accounts to sign in with, or why it is not done; engines outside the portal do not sign in. */
  readonly signIns?: SignIns | undefined;
  /** What the website's owner says its interface can be asked; engines outside the portal do not hear of it. */
  readonly operations?: readonly GivenOperation[] | undefined;
  /** What an earlier, interrupted run of the same scan left; null at its start. Only the scanner knows its shape. */
  readonly checkpoint: unknown;
  /** What earlier scans of the same website left for later ones; null before. Only the scanner knows its shape. */
  readonly memory: unknown;
};

export type ScanEvents = {
  readonly onProgress: (progress: {
    readonly done: number;
    readonly known: number;
    readonly counts: IssueCounts;
  }) => void;
  readonly onCheckpoint: (checkpoint: unknown) => Promise<void>;
  readonly onMemory: (memory: unknown) => Promise<void>;
};

/** How a run ended. `interrupted`: the scan itself is fine and can be continued from its checkpoint. */
export type ScanOutcome =
  | ({ readonly kind: 'completed' } & CompletedScan)
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

/** Who scans. */
export type EngineName = 'builtin' | 'probely' | 'wapiti';

/** Looks at websites. */
export type ScannerPort = {
  readonly name: EngineName;
  start(request: ScanRequest, events: ScanEvents): RunningScan;
  /** Levels it can do. */
  readonly levels: readonly ScanLevel[];
  /** What only an engine outside the portal has: its own list of scans, schedules and reports. */
  readonly outside?: OutsideEngine;
  /** Where websites call the engine; a worker keeps it open. */
  readonly callbackPort?: CallbackPort;
  /** What it knows of the flaws of products. */
  readonly knownFlaws?: KnownFlawsPort;
};
