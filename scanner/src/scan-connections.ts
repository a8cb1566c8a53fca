import { createScanBrowser, type ScanBrowser } from './browser/scan-browser.ts';
import { type CallLog, createCallLog } from './callback/call-log.ts';
import { createDnsClient, type DnsClient } from './dns/dns-client.ts';
import { type AddressGuard, createAddressGuard } from './guard/address-guard.ts';
import { createGuardedClient } from './guard/guarded-client.ts';
import { LEVEL_LIMITS, TLS_HELLOS_PER_SECOND } from './levels.ts';
import { createLatencyWatch } from './pace/latency-watch.ts';
import { createRequestPace, type PaceClock, type RequestPace } from './pace/request-pace.ts';
import type { ScanOptions } from './scan-options.ts';
import { createScanRequests } from './scan-requests.ts';
import type { ScanState } from './scan-state.ts';
import { type Accounts, openAccounts, type Role } from './signed-in/accounts.ts';
import type { FetchOutcome, TaskContext } from './tasks/task-context.ts';
import { userAgentOf } from './user-agent.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

type Purpose = 'requests' | 'hellos';

/** Everything that a scan talks to the world with; one guard and one set of rates for all of it. */
export type ScanConnections = {
  readonly guard: AddressGuard;
  readonly dns: DnsClient;
  readonly hellos: TaskContext['hellos'];
  readonly calls: CallLog;
  readonly pause: TaskContext['pause'];
  readonly browser: ScanBrowser | null;
  readonly accounts: Accounts;
  /** A paced `fetch` with the scan's cookies and the role's session, which adds each outcome to the list. */
  fetchInto(outcomes: FetchOutcome[], role: Role): TaskContext['fetch'];
  /** Tries changed tokens of the scan's account. */
  tryTokenInto(outcomes: FetchOutcome[]): ReturnType<TaskContext['tokenTrial']>;
  /** Halves all rates. */
  slowDown(): void;
  /** Sends no request for so long (ms). */
  rest(ms: number): void;
  close(): Promise<void>;
};

/** Opens the connections of a scan. Rates are the level's, by whose machine it is, and never above the one asked for. */
export function openScanConnections(options: ScanOptions, state: ScanState, clock: PaceClock): ScanConnections {
  const { allowedHosts, signal } = options;
  const dns = createDnsClient(options.dnsServers);
  const pinned = options.checkpoint?.pinned ?? {};
  const guard = createAddressGuard({ allowedHosts, resolve: dns.addresses, pinned });
  const clientOptions = {
    allowedHosts,
    guard,
    userAgent: userAgentOf(options.userAgentContact),
    headers: { 'x-scan-id': options.scanId },
    bodyLimitBytes: BODY_LIMIT_BYTES,
  };
  const client = createGuardedClient(clientOptions);
  // Who is signed in speaks only to the website itself.
  const strictClient = createGuardedClient({ ...clientOptions, verifiesCertificates: true });
  const accounts = openAccounts(options, state, guard);
  const browser =
    options.browser === undefined
      ? null
      : createScanBrowser(options.browser, userAgentOf(options.userAgentContact), signal);
  const paces = new Map<string, RequestPace>();
  const latency = createLatencyWatch();
  const calls = options.calls ?? createCallLog();
  for (const [word, protocol] of Object.entries(state.called)) calls.note(word, protocol);

  const turn = async (purpose: Purpose, host: string) => {
    // A name without an address fails in the request itself.
    const isOwn = await guard.isOwnHost(host).catch(() => false);
    const key = `${purpose} ${isOwn}`;
    const pace = paces.get(key) ?? createRequestPace(rateOf(options, purpose, isOwn), clock, state.halvings);
    paces.set(key, pace);
    if (purpose === 'requests') pace.keepDistance(state.crawlDelayMs);
    await pace.turn(signal);
  };

  const felt = (ms: number) => {
    const load = latency.note(ms);
    if (load !== null) for (const pace of paces.values()) load === 'slow' ? pace.ease() : pace.recover();
  };
  const slowDown = () => {
    for (const pace of paces.values()) pace.slowDown();
  };

  const requests = createScanRequests({ state, accounts, client, strictClient, clock, turn, felt, signal });

  return {
    guard,
    dns,
    calls,
    browser,
    pause: (ms) => clock.sleep(ms, signal),
    hellos: { turn: () => turn('hellos', state.target?.tls?.host ?? '') },
    accounts,
    fetchInto: requests.fetchInto,
    tryTokenInto: requests.tryTokenInto,
    slowDown,
    rest(ms) {
      for (const pace of paces.values()) pace.rest(ms);
    },
    async close() {
      await Promise.all([client.close(), strictClient.close(), browser?.close()]);
    },
  };
}

function rateOf(options: ScanOptions, purpose: Purpose, isOwn: boolean): number {
  if (purpose === 'hellos') return isOwn ? TLS_HELLOS_PER_SECOND.ownHost : TLS_HELLOS_PER_SECOND.other;
  const limits = LEVEL_LIMITS[options.level];
  const rate = isOwn ? limits.ownHostRequestsPerSecond : limits.requestsPerSecond;
  return Math.min(rate, options.requestsPerSecond ?? rate);
}
