import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { OptIns } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { Platform } from '@portal/domain/monitoring/platforms.ts';
import type { ScanTraces } from '@portal/domain/monitoring/scan-words/scan-traces.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { GivenOperation } from './api/given/given-operation.ts';
import type { BrowserProgram } from './browser/browser-program.ts';
import type { CallLog } from './callback/call-log.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { Focus } from './focus.ts';
import type { KnownFlaws } from './known-flaws/known-product.ts';
import type { Level } from './levels.ts';
import type { SignIns } from './signed-in/access.ts';

export type ScanProgress = {
  readonly done: number;
  /** Tasks known so far; grows while pages are discovered. */
  readonly known: number;
  readonly phase: string;
  readonly counts: IssueCounts;
};

/** What to scan and how; the part that can be sent to another process. */
export type ScanSettings = {
  readonly scanId: string;
  readonly url: string;
  readonly level: Level;
  /** Addresses such as "127.0.0.1" that may be scanned although private, on any port. */
  readonly allowedHosts: readonly string[];
  /** Host names of the portal itself, which are refused unless `allowedHosts` lets them through. */
  readonly ownHosts?: readonly string[];
  /** "address" or "address:port"; the system's when left out. */
  readonly dnsServers?: readonly string[];
  /** A page that tells a site's owner who scans and how to stop it; part of the User-Agent. */
  readonly userAgentContact: string;
  /** Lowers the level's rate; never raises it. */
  readonly requestsPerSecond?: number;
  /** Certificates in PEM form trusted besides the public ones, for firms with their own authority. */
  readonly trustedCertificates?: readonly string[];
  /** Which HTTPS port belongs to which HTTP port, besides 80 and 443, 8080 and 8443. */
  readonly portPairs?: readonly (readonly [http: number, https: number])[];
  /** Looks at this one finding only. */
  readonly focus?: Focus;
  /** Host and port, "portal.example:8389", at which websites can call the portal; checks whose proof is a call need it. */
  readonly callbackAddress?: string;
  /** A zone, "calls.portal.example", for whose names websites ask the portal; the same checks use it. */
  readonly callbackZone?: string;
  /** A Chromium in which pages are opened at the levels that do; without one the result says what was not seen. */
  readonly browser?: BrowserProgram;
  /** Which checks that do more than look are switched on for this website; none when left out. */
  readonly optIns?: OptIns;
  /** What the website's owner says its interface can be asked. */
  readonly operations?: readonly GivenOperation[];
  /** Accounts that the scan signs in with, and why it does not when it should have. */
  readonly signIns?: SignIns;
  /** Known flaws that are newer than those that came along with this version. */
  readonly knownFlaws?: KnownFlaws;
  /** State of an interrupted scan to continue. */
  readonly checkpoint?: Checkpoint;
};

export type ScanOptions = ScanSettings & {
  /**
   * The scan waits for it and then goes on to change what was handed over, so code that keeps it for longer copies it.
   * With `mustBeStored` it settles only when the state would survive the loss of everything but the database.
   */
  readonly onCheckpoint: (checkpoint: Checkpoint, mustBeStored: boolean) => Promise<void>;
  readonly onProgress: (progress: ScanProgress) => void;
  readonly signal: AbortSignal;
  /** Calls of websites to `callbackAddress`. */
  readonly calls?: CallLog;
};

export type ScanResult = {
  readonly findings: readonly Finding[];
  readonly pages: number;
  readonly requests: number;
  /** What the website was seen to run on. */
  readonly software: readonly Platform[];
  /** Checks that could not be done, or not wholly, and why in plain words. */
  readonly notTested: readonly { readonly checkId: string; readonly reason: string }[];
  /** How much of the website was tried; not of a look at one finding alone. */
  readonly extent?: ScanExtent;
  readonly traces: ScanTraces;
};
