import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { everyEntry, PortalClient, PortalError } from '../../../../../client/portal-client.ts';
import { typedClient } from '../testing/typed-client.ts';

const FILE = join(import.meta.dirname, '../../../../../client/portal-client.ts');

test('the client is made from what is declared', () => {
  if (process.env.STORE_PUBLIC_INTERFACE === '1') writeFileSync(FILE, typedClient());
  expect(readFileSync(FILE, 'utf8'), 'it is written with STORE_PUBLIC_INTERFACE=1').toBe(typedClient());
});

/** A client of a portal that answers in turn, with what it was asked. */
function clientThatHears(...answers: readonly Response[]) {
  const asked: (readonly [string, RequestInit])[] = [];
  const fetch = async (url: string, init: RequestInit) => {
    asked.push([url, init]);
    return answers[asked.length - 1] ?? new Response(null, { status: 500 });
  };
  return { portal: new PortalClient({ origin: 'https://portal.example', token: 'csp_x', fetch }), asked };
}

test('the client goes through all pages', async () => {
  const page = (id: string, nextCursor: string | null) => Response.json({ data: [{ id }], nextCursor });
  const { portal, asked } = clientThatHears(page('1', 'c d'), page('2', null));
  const ids: string[] = [];
  for await (const { id } of everyEntry((cursor) => portal.listScans({ cursor, limit: 1 }))) ids.push(id);
  expect(ids).toEqual(['1', '2']);
  expect(asked.map(([url]) => url)).toEqual([
    'https://portal.example/api/v1/scans?limit=1',
    'https://portal.example/api/v1/scans?cursor=c+d&limit=1',
  ]);
  expect(asked[0]?.[1].headers).toMatchObject({ authorization: 'Bearer csp_x' });
});

test('the client sends a body with its key, and throws what the portal tells', async () => {
  const problem = { type: '', title: '', status: 429, detail: 'Wait.', code: 'TOO_MANY_REQUESTS', requestId: '' };
  const refusal = new Response(JSON.stringify(problem), { status: 429, headers: { 'retry-after': '7' } });
  const { portal, asked } = clientThatHears(refusal);
  const error = await portal.startScan({ websiteId: 'w' }, { idempotencyKey: 'k' }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PortalError);
  expect(error).toMatchObject({ problem, retryAfter: 7 });
  expect(asked[0]?.[1]).toMatchObject({
    method: 'POST',
    body: '{"websiteId":"w"}',
    headers: { 'idempotency-key': 'k' },
  });
});
