import { CookieJar } from 'tough-cookie';
import { createScanBrowser, type ScanBrowser } from './browser/scan-browser.ts';
import { type CallLog, createCallLog } from './callback/call-log.ts';
import { createDnsClient, type DnsClient } from './dns/dns-client.ts';
import { type AddressGuard, createAddressGuard } from './guard/address-guard.ts';
import { createGuardedClient } from './guard/guarded-client.ts';
import { OutgoingError } from './guard/outgoing-error.ts';
import { LEVEL_LIMITS, TLS_HELLOS_PER_SECOND } from './levels.ts';
import { createLatencyWatch } from './pace/latency-watch.ts';
import { createRequestPace, type PaceClock, type RequestPace } from './pace/request-pace.ts';
import type { ScanOptions } from './scan-options.ts';
import type { ScanState } from './scan-state.ts';
import type { FetchOutcome, SentCookie, TaskContext } from './tasks/task-context.ts';
import { userAgentOf } from './user-agent.ts';

const BODY_LIMIT_BYTES = 2 * 1024 * 1024;

const MAX_COOKIE_BYTES = 4_000;

type Purpose = 'requests' | 'hellos';

/** Everything that a scan talks to the world with; one guard and one set of rates for all of it. */
export type ScanConnections = {
  readonly guard: AddressGuard;
  readonly dns: DnsClient;
  readonly hellos: TaskContext['hellos'];
  readonly calls: CallLog;
  readonly pause: TaskContext['pause'];
  readonly browser: ScanBrowser | null;
  /** A paced `fetch` with the scan's cookies, which adds each outcome to the list. */
  fetchInto(outcomes: FetchOutcome[]): TaskContext['fetch'];
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
  const client = createGuardedClient({
    allowedHosts,
    guard,
    userAgent: userAgentOf(options.userAgentContact),
    headers: { 'x-scan-id': options.scanId },
    bodyLimitBytes: BODY_LIMIT_BYTES,
  });
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

  const slowDown = () => {
    for (const pace of paces.values()) pace.slowDown();
  };

  return {
    guard,
    dns,
    calls,
    browser,
    pause: (ms) => clock.sleep(ms, signal),
    hellos: { turn: () => turn('hellos', state.target?.tls?.host ?? '') },
    fetchInto: (outcomes) => async (url, request) => {
      await turn('requests', new URL(url).hostname);
      const { cookies = [], isDelayed: _, jar, ...sent } = request ?? {};
      // TRACE may send back all that it got, which is shown as evidence.
      const kept = sent.method === 'TRACE' ? '' : (jar ?? jarOf(state, outcomes)).getCookieStringSync(url);
      const cookie = cookies.reduce(withCookie, cutCookies(kept));
      const headers = { ...sent.headers, ...(cookie === '' ? {} : { cookie }) };
      const apart = jar === undefined ? {} : ({ isApart: true } as const);
      const askedAt = clock.now();
      const took = () => clock.now() - askedAt;
      const outcome = await client.request(url, { ...sent, headers, signal }).then(
        (exchange): FetchOutcome => ({ exchange, ms: took(), ...apart }),
        (error: unknown): FetchOutcome => {
          if (!(error instanceof OutgoingError) || error.code === 'CANCELLED') throw error;
          return { error, ms: took(), ...apart };
        },
      );
      outcomes.push(outcome);
      if (jar !== undefined) keepCookies(jar, outcome);
      // An answer that a probe asked to be late says nothing about the site's load.
      const felt = request?.isDelayed === true ? null : latency.note(outcome.ms);
      if (felt !== null) for (const pace of paces.values()) felt === 'slow' ? pace.ease() : pace.recover();
      return outcome;
    },
    slowDown,
    rest(ms) {
      for (const pace of paces.values()) pace.rest(ms);
    },
    async close() {
      await Promise.all([client.close(), browser?.close()]);
    },
  };
}

function rateOf(options: ScanOptions, purpose: Purpose, isOwn: boolean): number {
  if (purpose === 'hellos') return isOwn ? TLS_HELLOS_PER_SECOND.ownHost : TLS_HELLOS_PER_SECOND.other;
  const limits = LEVEL_LIMITS[options.level];
  const rate = isOwn ? limits.ownHostRequestsPerSecond : limits.requestsPerSecond;
  return Math.min(rate, options.requestsPerSecond ?? rate);
}

/** The scan's cookies, with those that the site set during the task itself, such as one that belongs to a form's token. */
function jarOf(state: ScanState, outcomes: readonly FetchOutcome[]): CookieJar {
  const fresh = outcomes.flatMap(({ exchange, isApart }) =>
    (isApart === true ? [] : (exchange?.headers['set-cookie'] ?? [])).map((line) => ({
      line,
      url: exchange?.url ?? '',
    })),
  );
  if (fresh.length === 0) return state.cookies;
  const jar = CookieJar.deserializeSync(JSON.stringify(state.cookies.serializeSync()));
  for (const { line, url } of fresh) jar.setCookieSync(line, url, { ignoreError: true });
  return jar;
}

function keepCookies(jar: CookieJar, { exchange }: FetchOutcome): void {
  for (const line of exchange?.headers['set-cookie'] ?? [])
    jar.setCookieSync(line, exchange?.url ?? '', { ignoreError: true });
}

/** As many whole cookies as every server takes; a site that sets hundreds would lock the scan out. */
function cutCookies(kept: string): string {
  if (kept.length <= MAX_COOKIE_BYTES) return kept;
  return kept.slice(0, kept.lastIndexOf('; ', MAX_COOKIE_BYTES));
}

function withCookie(kept: string, { name, value }: SentCookie): string {
  const others = kept.split('; ').filter((pair) => pair !== '' && !pair.startsWith(`${name}=`));
  return [...others, `${name}=${value}`].join('; ');
}
