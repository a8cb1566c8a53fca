import { Resolver } from 'node:dns/promises';
import { startNameResponder } from '@portal/scanner/callback/name-responder.ts';
import { say } from '@portal/scanner/testing/directory-client.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { prepareWorkers, type Workers } from '../../../testing/callback-workers.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { createCallbackPort, earsOf } from './callback-port.ts';
import { deleteOldCalls } from './website-calls.store.ts';
import { openCallsOfScan } from './website-calls.ts';

const WORD = 'zq0123456789';

let portal: TestPortal;
let workers: Workers;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());
beforeEach(async () => {
  workers = await prepareWorkers(portal);
});
afterEach(async () => {
  await workers.close();
  expect(workers.reported).toEqual([]);
});

const query = (text: string, values?: unknown[]) => portal.database.query(text, values);
const call = (word: string) => say(workers.callback.port, Buffer.from(`GET /${word} HTTP/1.1\r\n\r\n`));

describe('what is written down of calls', () => {
  const open = async () => {
    const calls = await openCallsOfScan(portal.portal.services.database, workers.scanId, null, 10);
    if (calls === null) throw new Error('Nobody listens');
    const told: string[] = [];
    calls.passOn({
      called: (word, protocol) => told.push(`${protocol} ${word}`),
      missedCalls: () => told.push('missed calls'),
    });
    return { calls, told };
  };
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await workers.keepBoth();
  };

  test('is the word that a scan waits for, and nothing of others', async () => {
    await workers.keepBoth();
    const { calls, told } = await open();
    calls.expect(WORD);
    await until(async () => (await workers.awaited()).length === 1);
    await call('zqffffffffff');
    await call(WORD);
    await until(() => told.length === 1);
    expect(told).toEqual([`HTTP ${WORD}`]);
    expect(await workers.awaited()).toEqual([{ word: WORD, heard_by: 'HTTP' }]);
    await calls.stop(true);
    expect(await workers.awaited()).toEqual([]);
  });

  test('is a word that was called before it was stored', async () => {
    await workers.keepBoth();
    await call(WORD);
    const { calls, told } = await open();
    calls.expect(WORD);
    await until(() => told.length === 1);
    expect(told).toEqual([`HTTP ${WORD}`]);
    await calls.stop(true);
  });

  test('is a name that a website asks for', async () => {
    const free = await startNameResponder({ zone: 'x.example', port: 0 });
    await free.close();
    const { database } = portal.portal.services;
    const names = { zone: 'calls.portal.example', port: free.port };
    const port = createCallbackPort(database, earsOf({ scanCallback: null, scanDns: names }), () => undefined);
    await port.keep();
    const { calls, told } = await open();
    expect(calls.places).toEqual({ callbackZone: names.zone });
    calls.expect(WORD);
    await until(async () => (await workers.awaited()).length === 1);
    const resolver = new Resolver();
    resolver.setServers([`127.0.0.1:${free.port}`]);
    await expect(resolver.resolve4(`${WORD}.${names.zone}`)).rejects.toThrow('ENODATA');
    await port.keep();
    await until(() => told.length === 1);
    expect(told).toEqual([`DNS ${WORD}`]);
    await calls.stop(true);
    await port.close();
  });

  test('is told to the scan that goes on at another worker', async () => {
    await workers.keepBoth();
    const before = await open();
    before.calls.expect(WORD);
    await until(async () => (await workers.awaited()).length === 1);
    await before.calls.stop(false);
    await call(WORD);
    const after = await open();
    await until(() => after.told.length === 1);
    expect(after.told).toEqual([`HTTP ${WORD}`]);
    await after.calls.stop(true);
  });

  test('is nothing for a scan that has ended', async () => {
    await workers.keepBoth();
    const { calls } = await open();
    await query(`update scans set status = 'canceled' where scan_id = $1`, [workers.scanId]);
    calls.expect(WORD);
    await calls.stop(false);
    expect(await workers.awaited()).toEqual([]);
  });

  test('goes after a day, as do workers that are gone', async () => {
    await workers.keepBoth();
    await query(
      `insert into awaited_calls (scan_id, word, awaited_at)
       values ($1, 'zq0000000000', now() - interval '25 hours'), ($1, $2, now() - interval '23 hours')`,
      [workers.scanId, WORD],
    );
    await query(`insert into callback_listeners values ('gone:1', gen_random_uuid(), now() - interval '25 hours')`);
    await portal.portal.services.database.asSystem((tx) => deleteOldCalls(tx));
    expect(await workers.awaited()).toEqual([{ word: WORD, heard_by: null }]);
    expect(await workers.listeners()).toHaveLength(1);
  });

  test.each([
    ['is silent', `update callback_listeners set seen_at = now() - interval '11 seconds'`],
    ['is another one', 'update callback_listeners set holder = gen_random_uuid()'],
  ])('a scan learns once that the worker with the port %s', async (_, statement) => {
    await workers.keepBoth();
    const { calls, told } = await open();
    await query(statement);
    while (told.length === 0) await query('select pg_sleep(0.02)');
    await query('select pg_sleep(0.2)');
    expect(told).toEqual(['missed calls']);
    await calls.stop(true);
  });
});
