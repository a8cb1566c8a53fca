import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

const TOKEN = 'token-of-the-stand-in';
const GUID = 'a5e23bf0-38d4-4cea-aa50-19ee75da481d';
const KNOWN_DOMAIN = 'harbor-bakery.example';
const FINDINGS = 130;

/**
 * Our own stand-in for BitSight on a free port of this machine: the calls of its public API guide that the portal uses, with their
 * fields and pages. One firm is known; its ratings and findings are always the same.
 */
export async function startBitsight() {
  const state = {
    isDown: false,
    saysNothing: false,
    status: 0,
    answer: null as unknown,
    nextOrigin: '',
    report: '%PDF-1.7 of BitSight',
  };
  const seen: string[] = [];
  let origin = '';

  const findings = (offset: number, limit: number) => ({
    count: FINDINGS,
    links: {
      previous: null,
      next:
        offset + limit < FINDINGS
          ? `${state.nextOrigin || origin}/ratings/v1/companies/${GUID}/findings?limit=${limit}&offset=${offset + limit}`
          : null,
    },
    results: Array.from({ length: Math.min(limit, FINDINGS - offset) }, (_, place) => {
      const number = offset + place;
      return {
        temporary_id: `finding-${number}`,
        risk_vector: number === 1 ? 'web_appsec' : 'open_ports',
        risk_category: 'Diligence',
        evidence_key: `${KNOWN_DOMAIN}:${1000 + number}`,
        severity: 5.5,
        severity_category: 'moderate',
        first_seen: '2026-09-01',
        last_seen: '2026-11-18',
        assets: [{ asset: KNOWN_DOMAIN, importance: 0.4 }],
        details: { grade: number === 0 ? 'BAD' : 'GOOD', rollup_end_date: '2026-11-18' },
      };
    }),
  });
  const detail = (name: string, category: string, grade: string) => ({
    name,
    category,
    grade,
    percentile: 54,
    rating: 700,
    grade_color: '#526487',
    category_order: 1,
    order: 3,
    beta: false,
  });
  const company = {
    guid: GUID,
    name: 'Harbor Bakery Ltd',
    primary_domain: KNOWN_DOMAIN,
    ratings: [
      { rating_date: '2026-11-20', rating: 710, range: 'Intermediate', rating_color: '#526487' },
      { rating_date: '2026-11-19', rating: 700, range: 'Intermediate', rating_color: '#526487' },
      { rating_date: '2026-08-01', rating: 630, range: 'Basic', rating_color: '#b0671c' },
    ],
    rating_details: {
      open_ports: detail('Open Ports', 'Diligence', 'B'),
      botnet_infections: detail('Botnet Infections', 'Compromised Systems', 'A'),
      spf: detail('SPF Domains', 'Diligence', 'N/A'),
      web_appsec: detail('Web Application Security', 'Diligence', 'C'),
    },
    rating_industry_median: 'above',
  };
  const answer = async (path: string, query: URLSearchParams, body: unknown): Promise<unknown> => {
    if (path === '/v1/fast-ratings/') {
      const { url } = body as { url?: string };
      return url === KNOWN_DOMAIN ? { company: { guid: GUID, name: 'Harbor Bakery Ltd' }, status: 'done' } : 404;
    }
    if (path === '/v1/reports/') {
      const { params } = body as { params?: { company?: string } };
      return params?.company === GUID ? Buffer.from(state.report) : 404;
    }
    if (path === `/ratings/v1/companies/${GUID}`) return state.answer ?? company;
    if (path === `/ratings/v1/companies/${GUID}/findings`)
      return findings(Number(query.get('offset') ?? 0), Number(query.get('limit') ?? 100));
    return 404;
  };

  const server = createServer(async (request, response) => {
    if (state.isDown) return void response.destroy();
    if (state.saysNothing) return;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    seen.push(`${request.method} ${pathname}`);
    const expected = `Basic ${Buffer.from(`${TOKEN}:`).toString('base64')}`;
    if (request.headers.authorization !== expected) return void response.writeHead(401).end('{}');
    const body = request.method === 'POST' ? await json(request) : null;
    const result = state.status === 0 ? await answer(pathname, searchParams, body) : state.status;
    if (typeof result === 'number') response.writeHead(result).end('{}');
    else if (Buffer.isBuffer(result)) response.writeHead(200, { 'content-type': 'application/pdf' }).end(result);
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    /** What the adapter is told. */
    account: { token: TOKEN, endpoint: origin, fastRatingsPath: '/v1/fast-ratings/', reportsPath: '/v1/reports/' },
    /** Settings of a portal that uses it. */
    settings: { RATINGS: 'bitsight', BITSIGHT_TOKEN: TOKEN, BITSIGHT_ENDPOINT: origin },
    company,
    /** Change it to take the service down, to let it hang, or to answer otherwise. */
    state,
    /** "GET /path" of each request. */
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type Bitsight = Awaited<ReturnType<typeof startBitsight>>;
