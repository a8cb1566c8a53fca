import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftOut, scanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { isDeniedLink } from '@portal/scanner/crawl/denied-link.ts';
import { createDnsClient } from '@portal/scanner/dns/dns-client.ts';
import { createAddressGuard } from '@portal/scanner/guard/address-guard.ts';
import { evenBudget, startGuardProxy } from '@portal/scanner/guard/guard-proxy.ts';
import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { OutgoingError } from '@portal/scanner/guard/outgoing-error.ts';
import { userAgentOf } from '@portal/scanner/user-agent.ts';
import type { Config } from '../../../config/config.ts';
import { failureReason } from '../failure-reason.ts';
import type { RunningScan, ScanEvents, ScannerPort, ScanOutcome, ScanRequest } from '../scanner-port.ts';
import { runWapiti } from './run-wapiti.ts';
import { WAPITI_LEVELS, type WapitiLevelName, wapitiArguments } from './wapiti-arguments.ts';
import { wapitiFindings, wapitiReport } from './wapiti-report.ts';

type WapitiConfig = Pick<Config, 'scanAllowHosts' | 'dnsServers' | 'publicUrl'> & { readonly program: string };

const LEVELS = Object.keys(WAPITI_LEVELS) as WapitiLevelName[];
const BODY_LIMIT_BYTES = 64 * 1024;
/** To hosts that the operator listed as its own, as the built-in engine does. */
const OWN_HOST_REQUESTS_PER_SECOND = 50;
const NO_ISSUES = { highs: 0, mediums: 0, lows: 0 };

/** Scans by Wapiti, a program on this machine. Whatever it asks for goes through the guard, and is counted. */
export function createWapitiScanner(config: WapitiConfig): ScannerPort {
  return {
    name: 'wapiti',
    levels: LEVELS,
    start(request, events): RunningScan {
      const stop = new AbortController();
      return {
        cancel: () => stop.abort('cancel'),
        interrupt: () => stop.abort('interrupt'),
        finished: scan(config, request, events, stop.signal),
      };
    },
  };
}

async function scan(
  config: WapitiConfig,
  request: ScanRequest,
  events: ScanEvents,
  stop: AbortSignal,
): Promise<ScanOutcome> {
  const level = LEVELS.find((known) => known === request.level);
  if (level === undefined) return { kind: 'failed', reason: scanFailure('LEVEL_UNKNOWN') };
  if (request.focus !== null) return { kind: 'failed', reason: scanFailure('WAPITI_WHOLE_ONLY') };
  const dns = createDnsClient(config.dnsServers);
  const guard = createAddressGuard({ allowedHosts: config.scanAllowHosts, resolve: dns.addresses });
  const folder = await mkdtemp(join(tmpdir(), 'wapiti-'));
  const { requests, requestsPerSecond, modules } = WAPITI_LEVELS[level];
  const { hostname } = new URL(request.url);
  // A name without an address is told of when the website is opened.
  const isOwn = await guard.isOwnHost(hostname).catch(() => false);
  const proxy = await startGuardProxy({
    guard,
    mayPass: (url) => url.hostname === hostname && !isDeniedLink(url.href),
    admit: evenBudget(isOwn ? OWN_HOST_REQUESTS_PER_SECOND : requestsPerSecond, requests),
  });
  try {
    const refusal = await reach(config, guard, request.url, stop);
    if (refusal !== null) return refusal;
    // Its session cannot be moved to another machine, so a scan that is laid down begins anew.
    await events.onCheckpoint({ engine: 'wapiti' });
    const report = join(folder, 'report.json');
    const place = { folder, report, proxyUrl: `${proxy.url}/`, contact: config.publicUrl };
    const ended = await runWapiti(config.program, wapitiArguments(request, level, place), folder, stop, (done) =>
      events.onProgress({ done: Math.min(done, modules.length), known: modules.length + 1, counts: NO_ISSUES }),
    );
    if (stop.aborted) return stopped(stop);
    const parsed = wapitiReport.safeParse(JSON.parse(await readFile(report, 'utf8').catch(() => 'null')));
    if (!parsed.success) return { kind: 'interrupted', reason: `Wapiti made no report: ${ended}` };
    // What the portal's own engine looks at and Wapiti does not.
    const checks = ['P02', 'P03', 'P04', 'P24'];
    return {
      kind: 'completed',
      findings: wapitiFindings(parsed.data, request.url),
      pages: 0,
      software: [],
      notTested: checks.map((checkId) => ({ checkId, reason: leftOut('WAPITI') })),
    };
  } catch (error) {
    return stop.aborted ? stopped(stop) : { kind: 'interrupted', reason: String(error) };
  } finally {
    await proxy.close();
    await rm(folder, { recursive: true, force: true });
  }
}

function stopped(stop: AbortSignal): ScanOutcome {
  return stop.reason === 'cancel'
    ? { kind: 'failed', reason: failureReason('CANCELLED') }
    : { kind: 'interrupted', reason: 'stopped' };
}

/** Opens the website once, because Wapiti ends like any other scan when it cannot; null when it answers. */
async function reach(
  config: WapitiConfig,
  guard: ReturnType<typeof createAddressGuard>,
  url: string,
  signal: AbortSignal,
): Promise<ScanOutcome | null> {
  const client = createGuardedClient({
    allowedHosts: config.scanAllowHosts,
    guard,
    userAgent: userAgentOf(config.publicUrl),
    bodyLimitBytes: BODY_LIMIT_BYTES,
  });
  try {
    await client.request(url, { signal });
    return null;
  } catch (error) {
    if (signal.aborted) return stopped(signal);
    const code = error instanceof OutgoingError ? error.code : null;
    const isName = code === 'NAME_NOT_FOUND';
    const isRefused = code === 'ADDRESS_REFUSED' || code === 'PORT_REFUSED';
    const told = isName ? 'TARGET_NOT_FOUND' : isRefused ? 'TARGET_REFUSED' : 'TARGET_UNREACHABLE';
    return { kind: 'failed', reason: failureReason(told) };
  } finally {
    await client.close();
  }
}
