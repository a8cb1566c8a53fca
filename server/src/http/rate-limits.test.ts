import { fillPath } from '@portal/contract/path.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_CALL, titled } from '../testing/every-call.ts';
import { IS_SWEEP } from '../testing/sweep.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const LIMITED = EVERY_CALL.filter(({ call }) => call.perMinute !== undefined);
/** The limit is counted before anything else of a call, so that one of each number and method shows it for all; the sweep asks all. */
const ASKED = LIMITED.filter(
  (entry) =>
    IS_SWEEP ||
    entry === LIMITED.find(({ call }) => call.perMinute === entry.call.perMinute && call.method === entry.call.method),
);

test.each(titled(ASKED))('V2.4.1 %s has an end for each address', async (_title, { call }) => {
  const browser = portal.browser();
  const { path } = fillPath(call.path.replace(/\{(\w+)\}/g, 'x'), {});
  const send = () => browser.send(call.method, `/api${path}`);
  for (let count = 0; count < (call.perMinute ?? 0); count += 1) expect((await send()).status).not.toBe(429);
  const answer = await send();
  expect(answer).toMatchObject({ status: 429, body: { success: false, errors: [{ code: 'TOO_MANY_REQUESTS' }] } });
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
  const other = portal.browser();
  expect((await other.send(call.method, `/api${path}`)).status).not.toBe(429);
});

test('V2.4.1 every call that needs no session and changes something has a limit of its own', () => {
  const open = EVERY_CALL.filter(({ call }) => call.access === 'public' && call.method === 'POST');
  const unlimited = open.filter(({ call }) => call.perMinute === undefined).map(({ name }) => name);
  expect(unlimited.sort()).toEqual(['checkSession', 'logout']);
});

test('V2.4.1 pages, files and what is not there count together for each address, and calls by themselves', async () => {
  const browser = portal.browser();
  const statusOf = async (path: string) => (await browser.send('GET', path)).status;
  const paths = ['/disclaimer.html', '/api/nothing', '/nothing'];
  for (let count = 0; count < 1200; count += 1) expect(await statusOf(paths[count % 3] ?? '')).not.toBe(429);
  for (const path of paths) expect(await statusOf(path)).toBe(429);
  expect(await statusOf('/healthz')).toBe(200);
  const call = EVERY_CALL.find(({ call: { method, path } }) => method === 'GET' && !path.includes('{'))?.call;
  expect(await statusOf(`/api${call?.path}`)).not.toBe(429);
});
