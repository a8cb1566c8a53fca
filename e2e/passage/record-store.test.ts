import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { completionStatements } from '@portal/server/modules/training/record-stores/completion-statements.ts';
import { createXapiRecordStore } from '@portal/server/providers/record-store/xapi-record-store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordStore, verbOf } from '../testing/record-store.ts';

const ACCESS = { key: 'provider', secret: 'hush' };
const store = recordStore(Buffer.from(`${ACCESS.key}:${ACCESS.secret}`).toString('base64'));
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://localhost');
  if (!store.answers(request, response, url)) response.writeHead(404).end();
});
let address = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/lrs`;
});
afterAll(() => server.close());

const adapter = (allowedHosts = ['127.0.0.1']) =>
  createXapiRecordStore(() =>
    createGuardedClient({ allowedHosts, userAgent: 'test', bodyLimitBytes: 10_000, verifiesCertificates: true }),
  );
const done = {
  certificate_id: '0198a6f0-0000-7000-8000-0000000000a1',
  trainee_id: '0198a6f0-0000-7000-8000-0000000000a2',
  email: 'mia@firm.example',
  trainee_name: 'Mia Santos',
  course_id: 'phishing',
  course_name: 'Phishing',
  course_version: 3,
  issued_at: new Date('2026-11-27T12:00:00Z'),
  right_answers: 7,
  out_of: 8,
};
const telling = { origin: 'https://portal.example', webDomain: 'portal.example', withNames: false };

test('a record store takes what somebody has completed, as xAPI has it', async () => {
  expect(await adapter().send({ address, ...ACCESS }, completionStatements(done, telling))).toEqual({ isTaken: true });
  expect(store.statements.map(verbOf)).toEqual(['completed', 'passed']);
  for (const { id, timestamp, object } of store.statements) {
    expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect(timestamp).toBe('2026-11-27T12:00:00.000Z');
    expect(object.id).toBe('tag:portal.example,2026:training/phishing');
  }
  expect(store.statements[1]?.result).toEqual({ success: true, score: { scaled: 0.875, raw: 7, min: 0, max: 8 } });
});

test('a wrong key is tried again, and refused by the store until it is put right', async () => {
  await expect(adapter().send({ address, key: 'x', secret: 'y' }, completionStatements(done, telling))).rejects.toThrow(
    /401/,
  );
  expect(store.refused).toEqual(['POST /lrs/statements']);
});

test('an address within the network is not asked, unless the operator allows it', async () => {
  await expect(adapter([]).test({ address, ...ACCESS })).rejects.toThrow();
});
