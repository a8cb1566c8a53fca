import type { DnsClient } from '../dns/dns-client.ts';
import type { Report } from '../findings/report.ts';
import type { AddressGuard } from '../guard/address-guard.ts';
import type { Exchange } from '../guard/exchange.ts';
import type { GuardedRequest } from '../guard/guarded-client.ts';
import type { OutgoingError } from '../guard/outgoing-error.ts';
import type { RequestPace } from '../pace/request-pace.ts';
import type { ScanSettings } from '../scan-options.ts';
import type { ScanState } from '../scan-state.ts';
import type { TaskKind, TaskOf } from './task.ts';

export type FetchOutcome =
  | { readonly exchange: Exchange; readonly error?: never }
  | { readonly exchange?: never; readonly error: OutgoingError };

/** What a task at work may use. */
export type TaskContext = {
  readonly settings: ScanSettings;
  readonly state: Readonly<ScanState>;
  readonly guard: AddressGuard;
  readonly dns: DnsClient;
  readonly signal: AbortSignal;
  /** Waits until the next handshake may be made. */
  readonly hellos: Pick<RequestPace, 'turn'>;
  /** One paced request with the scan's cookies; throws only when cancelled. */
  fetch(url: string, options?: GuardedRequest): Promise<FetchOutcome>;
};

/** Writes down what a task learnt. Commits run one at a time, in the order of their tasks. */
export type Commit = (state: ScanState, report: Report) => void;

export type TaskHandler<Kind extends TaskKind> = (task: TaskOf<Kind>, context: TaskContext) => Promise<Commit>;
