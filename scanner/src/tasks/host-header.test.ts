import { expect, test } from 'vitest';
import { html } from '../../testing/answers.ts';
import { collectFindings } from '../../testing/collect-findings.ts';
import type { Program } from '../../testing/site-page.ts';
import { startSiteServer } from '../../testing/site-server.ts';
import { createGuardedClient, type GuardedRequest } from '../guard/guarded-client.ts';
import { newScanState } from '../scan-state.ts';
import { hostHeader, MAX_HOST_REQUESTS } from './host-header.ts';
import type { TaskContext } from './task-context.ts';

/** Tries the headers on a start page; `robots` is the site's robots.txt. */
async function tryHeaders(program: Program, robots = '') {
  const server = await startSiteServer({ pages: { '/': program } });
  const client = createGuardedClient({ allowedHosts: ['127.0.0.1'], userAgent: 'test', bodyLimitBytes: 1e6 });
  const host = `127.0.0.1:${server.port}`;
  const state = newScanState(`http://${host}/`, 0);
  state.target = { origin: `http://${host}`, tls: null, ownHost: true, platform: null, software: [] };
  state.robots = robots;
  const { report, findings } = collectFindings();
  try {
    const context = {
      fetch: async (url: string, options?: GuardedRequest) => ({ exchange: await client.request(url, options) }),
      state,
      settings: { scanId: 'try' },
    };
    const commit = await hostHeader(
      { kind: 'host-header', url: `http://127.0.0.1:${server.port}/` },
      context as unknown as TaskContext,
    );
    commit(state, report);
    return { host, requests: server.requests, findings: findings(), notTested: Object.keys(state.notTested) };
  } finally {
    await client.close();
    await server.close();
  }
}

const linkTo = (host: unknown) => html(`<a href="https://${String(host)}/contact">Contact</a>`);
const forwardedHost = (value: unknown) => /host=([\w.]+)/.exec(String(value))?.[1] ?? 'shop.example';

test.each<[string, Program]>([
  ['x-forwarded-host', (_, headers) => linkTo(headers['x-forwarded-host'] ?? headers.host)],
  ['x-host', (_, headers) => linkTo(headers['x-host'] ?? headers.host)],
  ['forwarded', (_, headers) => linkTo(forwardedHost(headers.forwarded))],
])('a site that believes %s is told by that name', async (header, program) => {
  const { findings } = await tryHeaders(program);
  expect(findings.map(({ checkId, facts }) => [checkId, facts.header])).toEqual([['A14', header]]);
});

test.each<[string, Program]>([
  ['believes the Host header only', (_, headers) => linkTo(headers.host)],
  ['tells the name as text', (_, headers) => html(`<p>${String(headers['x-forwarded-host'])}</p>`)],
  ['knows its own name', () => linkTo('shop.example')],
])('a site that %s is left alone', async (_, program) => {
  const { findings, requests } = await tryHeaders(program);
  expect(findings).toEqual([]);
  expect(requests.length).toBe(1);
});

test('a name that comes from a cache of the first answer is not enough', async () => {
  let cached: ReturnType<typeof linkTo> | undefined;
  const { findings, requests } = await tryHeaders((_, headers) => {
    cached ??= linkTo(headers['x-forwarded-host']);
    return cached;
  });
  expect(findings).toEqual([]);
  expect(requests.length).toBe(MAX_HOST_REQUESTS);
});

test('every request has an address of its own, and the Host header stays the true one', async () => {
  const { host, requests } = await tryHeaders((_, headers) => linkTo(forwardedHost(headers.forwarded)));
  expect(new Set(requests.map(({ url }) => url)).size).toBe(requests.length);
  expect(requests.every(({ url }) => /^\/\?zq[0-9a-f]{10}=1$/.test(url))).toBe(true);
  expect(new Set(requests.map(({ headers }) => headers.host))).toEqual(new Set([host]));
});

test('where robots.txt forbids it nothing is sent, and that is said', async () => {
  const { requests, notTested } = await tryHeaders(() => linkTo('shop.example'), 'User-agent: *\nDisallow: /?\n');
  expect(requests).toEqual([]);
  expect(notTested).toEqual(['A14']);
});
