import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { userAgentOf } from '@portal/scanner/user-agent.ts';

type WapitiLevel = {
  readonly modules: readonly string[];
  readonly depth: number;
  /** The scan's limit of time, crawling and each module together with what they cost to end. */
  readonly crawlSeconds: number;
  readonly moduleSeconds: number;
  /** Requests that the portal's proxy lets through. */
  readonly requests: number;
  readonly requestsPerSecond: number;
};

const LOOKING = ['csp', 'http_headers', 'cookieflags'] as const;
const TRYING = ['backup', 'crlf', 'exec', 'file', 'redirect', 'sql', 'xss', 'permanentxss'] as const;

/**
 * Wapiti's modules by level. Its crawler submits the forms that it finds, so there is no level that only reads. Left out: what asks
 * machines of other people ("ssrf" and "wapp"), what guesses passwords and paths, and what tries methods that change things.
 */
export const WAPITI_LEVELS = {
  normal: {
    modules: [...LOOKING, ...TRYING],
    depth: 10,
    crawlSeconds: 30 * 60,
    moduleSeconds: 10 * 60,
    requests: 10_000,
    requestsPerSecond: 10,
  },
  full: {
    modules: [...LOOKING, ...TRYING, 'blindsql', 'csrf', 'xxe'],
    depth: 20,
    crawlSeconds: 90 * 60,
    moduleSeconds: 30 * 60,
    requests: 40_000,
    requestsPerSecond: 10,
  },
} as const satisfies Partial<Record<ScanLevel, WapitiLevel>>;

export type WapitiLevelName = keyof typeof WAPITI_LEVELS;

/** Command line of a scan; `folder` takes what Wapiti writes. Its own way of leaving out addresses fails on newer Pythons: the proxy does it. */
export function wapitiArguments(
  request: { readonly url: string; readonly scanId: string },
  level: WapitiLevelName,
  place: { readonly folder: string; readonly report: string; readonly proxyUrl: string; readonly contact: string },
): string[] {
  const { modules, depth, crawlSeconds, moduleSeconds } = WAPITI_LEVELS[level];
  return [
    ...['-u', request.url, '--scope', 'folder', '-m', modules.join(',')],
    ...['-d', String(depth), '--max-scan-time', String(crawlSeconds), '--max-attack-time', String(moduleSeconds)],
    ...['-p', place.proxyUrl, '-t', '10', '--verify-ssl', '0'],
    ...['-A', userAgentOf(place.contact), '-H', `X-Scan-Id: ${request.scanId}`],
    ...['--store-session', place.folder, '--store-config', place.folder, '--no-bugreport', '-v', '1'],
    ...['-f', 'json', '-o', place.report],
  ];
}
