import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { isPublicAddress } from '@portal/scanner/guard/is-public-address.ts';

const API_KEY = 'key-of-the-stand-in';
const LOOK_TIMEOUT_MS = 5000;

type Scan = { id: string; status: string; scan_profile: string; started: string; completed: string | null };
type Target = {
  id: string;
  site: { name: string; url: string } | null;
  scans: Scan[];
  schedules: { id: string; date_time: string; recurrence: string }[];
};

const DEFINITIONS = [
  ['SQL Injection', 30],
  ['Reflected cross-site scripting', 30],
  ['Cookie without HttpOnly flag', 20],
  ['Missing Content Security Policy header', 10],
  ['Missing clickjacking protection', 10],
  ['Referrer policy not defined', 10],
  ['Browser content sniffing allowed', 10],
] as const;

/**
 * Our own stand-in for Probely on a free port of this machine: the calls of its public description (1.2.0) that the portal uses,
 * with their fields, pages and errors. It opens a scanned address as Probely would; the findings are always the same.
 */
export async function startProbely() {
  const targets = new Map<string, Target>();
  const seen: { method: string; path: string; body: unknown }[] = [];
  const state = { isDown: false, refusesScans: false, states: {} as Record<string, string>, reports: 'all' };
  const newId = () => randomBytes(9).toString('base64url');
  const now = () => new Date().toISOString();

  const look = async (target: Target, scan: Scan): Promise<void> => {
    const url = new URL(target.site?.url ?? 'http://nowhere.invalid');
    try {
      // The tests' names have no addresses on this machine; 127.0.0.1 stands for the internet here.
      const isOurs = url.hostname.endsWith('.example') && url.port !== '';
      const host = isOurs ? '127.0.0.1' : url.hostname;
      if (host !== '127.0.0.1' && !isPublicAddress(host)) throw new Error('private');
      const address = `${url.protocol}//${host}:${url.port || '80'}${url.pathname}`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(LOOK_TIMEOUT_MS) });
      await answer.body?.cancel();
      if (scan.status === 'started') Object.assign(scan, { status: 'completed', completed: now() });
    } catch {
      if (scan.status === 'started') Object.assign(scan, { status: 'failed', completed: now() });
    }
  };
  const begin = (target: Target, profile: string): Scan => {
    const scan = { id: newId(), status: 'started', scan_profile: profile, started: now(), completed: null };
    target.scans.unshift(scan);
    void look(target, scan);
    return scan;
  };
  const addTarget = (url: string | null): Target => {
    const site = url === null ? null : { name: 'Website', url };
    const target: Target = { id: newId(), site, scans: [], schedules: [] };
    targets.set(target.id, target);
    return target;
  };
  const scanView = (scan: Scan) => ({
    ...scan,
    ...(scan.status === 'completed' ? { highs: 2, mediums: 1, lows: 4 } : {}),
    crawler: { state: 'ended', status: [12, 12], error: [], warning: [] },
    scanner: { state: 'ended', status: { '0': 30, '1': 40 }, error: [], warning: [] },
  });
  const findings = (target: Target) =>
    DEFINITIONS.map(([name, severity], index) => ({
      id: index + 1,
      definition: { id: `vuln-${index}`, name, desc: `<p>${name} lets strangers in.</p>` },
      severity,
      state: state.states[name] ?? 'notfixed',
      url: `${target.site?.url ?? ''}page?id=1`,
      method: 'get',
      parameter: 'id',
      fix: 'Ask your developer to <b>check</b> the input.',
      evidence: '',
      cvss_vector: 'CVSS:3.0/AV:N/AC:L/PR:N/UI:N/S:U/C:L/I:L/A:N',
      requests: [
        { request: 'GET /page?id=1 HTTP/1.1\r\nCookie: sid=4711\r\n\r\n', response: 'HTTP/1.1 200 OK\r\n\r\nError' },
      ],
    }));
  const page = <Item>(items: readonly Item[], query: URLSearchParams) => {
    const length = Number(query.get('length') ?? 10);
    const number = Number(query.get('page') ?? 1);
    return {
      count: items.length,
      page: number,
      length,
      page_total: Math.ceil(items.length / length),
      results: items.slice((number - 1) * length, number * length),
    };
  };

  const reportOf = (scan: Scan, kind: string) =>
    state.reports === 'none'
      ? 404
      : Buffer.from(state.reports === 'all' ? `%PDF-1.4 ${kind} report of ${scan.id}` : state.reports);
  const answer = (method: string, path: string, query: URLSearchParams, body: Record<string, unknown>) => {
    const [, first, targetId = '', part = '', id = '', act = '', kind = ''] = path.split('/');
    if (first !== 'targets') return 404;
    if (targetId === '' && method === 'POST') return { id: addTarget(null).id, name: body.name, site: { url: '' } };
    const target = targets.get(targetId);
    if (target === undefined) return 404;
    if (part === 'site' && method === 'PUT') {
      if (target.site !== null || typeof body.url !== 'string') return 400;
      target.site = { name: String(body.name), url: body.url };
      return target.site;
    }
    if (part === 'scan_now' && method === 'POST') {
      const isBusy = target.scans.some(({ status }) => status === 'started');
      return state.refusesScans || isBusy ? 400 : scanView(begin(target, String(body.scan_profile)));
    }
    if (part === 'findings') return page(findings(target), query);
    if (part === 'scheduledscans' && method === 'GET') return page(target.schedules, query);
    if (part === 'scheduledscans' && method === 'DELETE') {
      target.schedules = target.schedules.filter((schedule) => schedule.id !== id);
      return 204;
    }
    if (part !== 'scans') return 404;
    if (id === '') return page(target.scans.map(scanView), query);
    const scan = target.scans.find((known) => known.id === id);
    if (scan === undefined) return 404;
    if (act === 'cancel') Object.assign(scan, { status: 'canceled', completed: now() });
    if (act === 'report') return reportOf(scan, kind);
    return scanView(scan);
  };

  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const method = request.method ?? 'GET';
    const hasBody = method !== 'GET' && request.headers['content-type'] === 'application/json';
    const body = hasBody ? ((await json(request)) as Record<string, unknown>) : {};
    if (state.isDown) return void response.destroy();
    seen.push({ method, path: pathname, body });
    if (request.headers.authorization !== `JWT ${API_KEY}`) return void response.writeHead(401).end('{}');
    const result = answer(method, pathname, searchParams, body);
    if (Buffer.isBuffer(result)) response.writeHead(200, { 'content-type': 'application/pdf' }).end(result);
    else if (typeof result === 'number') response.writeHead(result).end(result === 204 ? undefined : '{}');
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** What the adapter is told. */
    account: { apiKey: API_KEY, endpoint, givesOwnReports: true },
    /** Settings of a portal that uses it. */
    settings: { SCANNER: 'probely', PROBELY_API_KEY: API_KEY, PROBELY_ENDPOINT: endpoint },
    /** Change it to take the service down, to let it refuse scans, or to set findings aside by their names. */
    state,
    seen,
    targets,
    addTarget,
    /** Somebody starts a scan there. */
    startScan: (targetId: string) => {
      const target = targets.get(targetId);
      if (target === undefined) throw new Error(`There is no target ${targetId}`);
      return begin(target, 'safe');
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Probely = Awaited<ReturnType<typeof startProbely>>;
