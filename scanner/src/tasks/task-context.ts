import type { CookieJar } from 'tough-cookie';
import type { ScanBrowser } from '../browser/scan-browser.ts';
import type { CallLog } from '../callback/call-log.ts';
import type { DnsClient } from '../dns/dns-client.ts';
import type { Report } from '../findings/report.ts';
import type { AddressGuard } from '../guard/address-guard.ts';
import type { Exchange } from '../guard/exchange.ts';
import type { GuardedRequest } from '../guard/guarded-client.ts';
import type { OutgoingError } from '../guard/outgoing-error.ts';
import type { RequestPace } from '../pace/request-pace.ts';
import type { ScanSettings } from '../scan-options.ts';
import type { ScanState } from '../scan-state.ts';
import type { Role } from '../signed-in/accounts.ts';
import type { TokenTrial } from '../signed-in/token/try-token-of.ts';
import type { TaskKind, TaskOf } from './task.ts';

/** One request's end, and how long it took without its turn (ms). */
export type FetchOutcome = {
  readonly ms: number /** Of a session of its own: its cookies are not the scan's. */;
  readonly isApart?: true;
} & (
  | { readonly exchange: Exchange; readonly error?: never }
  | { readonly exchange?: never; readonly error: OutgoingError }
);

export type SentCookie = { readonly name: string; readonly value: string };

export type FetchRequest = GuardedRequest & {
  /** Take the place of the scan's own cookies of those names. */
  readonly cookies?: readonly SentCookie[];
  /** A session of its own in place of the scan's: cookies come from here and go here. */
  readonly jar?: CookieJar;
  /** Who asks, where it is not who the task asks as; a session of its own is nobody's unless said here. */
  readonly as?: Role;
  /** As another website makes a browser ask: of who is signed in, nothing but cookies goes along that browsers send then. */
  readonly isCrossSite?: boolean;
  /** Asks for a late answer, which says nothing about the site's load. */
  readonly isDelayed?: boolean;
};

/** What a task at work may use. */
export type TaskContext = {
  readonly settings: ScanSettings;
  readonly state: Readonly<ScanState>;
  readonly guard: AddressGuard;
  readonly dns: DnsClient;
  readonly signal: AbortSignal;
  /** Opens pages; null when there isn't one. */
  readonly browser: ScanBrowser | null;
  /** Calls of the website to the portal so far. */
  readonly calls: CallLog;
  /** Waits (ms), or until the scan is cancelled. */
  pause(ms: number): Promise<void>;
  /** Waits until the next handshake may be made. */
  readonly hellos: Pick<RequestPace, 'turn'>;
  /** One paced request with the scan's cookies; throws only when cancelled. */
  fetch(url: string, options?: FetchRequest): Promise<FetchOutcome>;
  /** What the website does with changed tokens of the scan's account; null where there is nothing to try. */
  tokenTrial(): Promise<TokenTrial | null>;
};

/** Writes down what a task learnt. Commits run one at a time, in the order of their tasks. */
export type Commit = (state: ScanState, report: Report) => void;

export type TaskHandler<Kind extends TaskKind> = (task: TaskOf<Kind>, context: TaskContext) => Promise<Commit>;
