import { NO_OPT_INS } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { startCallbackListener } from '@portal/scanner/callback/callback-listener.ts';
import { say } from '@portal/scanner/testing/directory-client.ts';
import { type SiteServer, startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { TRUSTING_SITE } from '@portal/scanner/testing/trusting-site.ts';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createDatabase, type Database } from '../../../database/database.ts';
import { createPool } from '../../../database/pools.ts';
import { signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, startScanOf } from '../../../testing/websites.ts';
import { createBuiltinScanner } from '../builtin-scanner.ts';
import type { ScannerPort } from '../scanner-port.ts';
import { deleteOldCalls } from './website-calls.store.ts';
import { openCallsOfScan } from './website-calls.ts';

const WORD = 'zq0123456789';

let portal: TestPortal;
let site: SiteServer;
let pools: ReturnType<typeof createPool>[];
let workers: ScannerPort[];
let port: number;
let scanId: string;
let reported: unknown[];
beforeAll(async () => {
  portal = await startTestPortal();
  site = await startSiteServer({ pages: TRUSTING_SITE });
});
afterAll(async () => {
  await site.close();
  await portal.stop();
});
beforeEach(async () => {
  reported = [];
  const free = await startCallbackListener({ port: 0 });
  port = free.port;
  await free.close();
  pools = [1, 2].map(() => createPool(portal.database.connection, () => undefined));
  const [one, other] = pools.map((pool) => createDatabase(pool));
  if (one === undefined || other === undefined) throw new Error('There are two');
  workers = [newWorker(one), newWorker(other)];
  const member = await signInNewMember(portal);
  scanId = await startScanOf(member, await addWebsite(member));
});
afterEach(async () => {
  for (const { callbackPort } of workers) await callbackPort?.close();
  await Promise.all(pools.map((pool) => pool.end()));
  await query('delete from callback_listeners');
  expect(reported).toEqual([]);
});

const query = (text: string, values?: unknown[]) => portal.database.query(text, values);
const newWorker = (database: Database) =>
  createBuiltinScanner(
    {
      scanAllowHosts: ['127.0.0.1'],
      scanCallback: callbackAt(),
      scanBrowser: null,
      dnsServers: [],
      publicUrl: 'https://portal.example',
    },
    database,
    (error) => reported.push(error),
  );
const callbackAt = () => ({ address: `127.0.0.1:${port}`, port });
/** Both try to have the port, as workers do every two seconds. */
const keepBoth = async (inOrder = workers) => {
  for (const { callbackPort } of inOrder) await callbackPort?.keep();
};
/** Does something while both go on trying. */
async function whileKept<Result>(doing: Promise<Result>): Promise<Result> {
  let isOver = false;
  const keeping = (async () => {
    while (!isOver) await keepBoth().then(() => query('select pg_sleep(1)'));
  })();
  try {
    return await doing;
  } finally {
    isOver = true;
    await keeping;
  }
}
const listeners = () => query('select address, holder from callback_listeners');
const call = (word: string) => say(port, Buffer.from(`GET /${word} HTTP/1.1\r\n\r\n`));
const awaited = () => query('select word, heard_by from awaited_calls where scan_id = $1 order by word', [scanId]);
const system = () => portal.portal.services.database;

async function scan(worker: ScannerPort | undefined, level: ScanLevel) {
  const outcome = await worker?.start(
    {
      ...{ scanId, url: `http://127.0.0.1:${site.port}/`, level, name: 'Shop' },
      ...{ focus: null, checkpoint: null, memory: null, optIns: NO_OPT_INS },
    },
    { onProgress: () => undefined, onCheckpoint: async () => undefined, onMemory: async () => undefined },
  ).finished;
  if (outcome?.kind !== 'completed') throw new Error(outcome?.reason);
  const blind = outcome.findings.filter(({ variant }) => variant.includes('calls'));
  return {
    found: [...new Set(blind.map(({ checkId }) => checkId))].sort(),
    unheard: outcome.notTested.filter(({ reason }) => /call|hear/.test(reason)).map(({ checkId }) => checkId),
  };
}

describe('two workers with one port', () => {
  test('hear it together: the one that has not the port finds what a website calls for', async () => {
    await keepBoth();
    expect(await listeners()).toHaveLength(1);
    const { found, unheard } = await whileKept(scan(workers[1], 'normal'));
    expect(found).toEqual(['A11', 'A15', 'A17']);
    expect(unheard).toEqual([]);
    expect(await awaited()).toEqual([]);
  }, 90_000);

  test('take it over from each other', async () => {
    await keepBoth();
    const [before] = await listeners();
    await workers[0]?.callbackPort?.close();
    expect(await listeners()).toEqual([]);
    await keepBoth([...workers].reverse());
    const [after] = await listeners();
    expect(after?.address).toBe(before?.address);
    expect(after?.holder).not.toBe(before?.holder);
  });

  test('give their address to one that has no setting of its own', async () => {
    expect(await openCallsOfScan(system(), scanId, null)).toBeNull();
    await keepBoth();
    const calls = await openCallsOfScan(system(), scanId, null);
    expect(calls?.address).toBe(callbackAt().address);
    await calls?.stop(true);
  });

  test('come before others, each with the address of its own', async () => {
    await keepBoth();
    await query(`insert into callback_listeners values ('127.0.0.0:1', gen_random_uuid(), now())`);
    const addressFor = async (preferred: string | null) =>
      (await openCallsOfScan(system(), scanId, preferred))?.address;
    expect(await addressFor(callbackAt().address)).toBe(callbackAt().address);
    expect(await addressFor(null)).toBe('127.0.0.0:1');
  });

  test('say that nothing could be tested when nobody has the port', async () => {
    expect(await scan(workers[0], 'log4shell')).toEqual({ found: [], unheard: ['A17'] });
  });
});

test('a port that a stranger has is reported once, and nobody is said to listen', async () => {
  const stranger = await startCallbackListener({ port });
  for (let round = 0; round < 6; round += 1) await workers[0]?.callbackPort?.keep();
  await stranger.close();
  expect(await listeners()).toEqual([]);
  expect(reported.splice(0)).toEqual([expect.objectContaining({ code: 'EADDRINUSE' })]);
});

describe('what is written down of calls', () => {
  const open = async () => {
    const calls = await openCallsOfScan(system(), scanId, null, 10);
    if (calls === null) throw new Error('Nobody listens');
    const told: string[] = [];
    calls.passOn({
      called: (word, protocol) => told.push(`${protocol} ${word}`),
      missedCalls: () => told.push('missed calls'),
    });
    return { calls, told };
  };
  const until = async (holds: () => boolean | Promise<boolean>) => {
    while (!(await holds())) await keepBoth();
  };

  test('is the word that a scan waits for, and nothing of others', async () => {
    await keepBoth();
    const { calls, told } = await open();
    calls.expect(WORD);
    await until(async () => (await awaited()).length === 1);
    await call('zqffffffffff');
    await call(WORD);
    await until(() => told.length === 1);
    expect(told).toEqual([`HTTP ${WORD}`]);
    expect(await awaited()).toEqual([{ word: WORD, heard_by: 'HTTP' }]);
    await calls.stop(true);
    expect(await awaited()).toEqual([]);
  });

  test('is a word that was called before it was stored', async () => {
    await keepBoth();
    await call(WORD);
    const { calls, told } = await open();
    calls.expect(WORD);
    await until(() => told.length === 1);
    expect(told).toEqual([`HTTP ${WORD}`]);
    await calls.stop(true);
  });

  test('is told to the scan that goes on at another worker', async () => {
    await keepBoth();
    const before = await open();
    before.calls.expect(WORD);
    await until(async () => (await awaited()).length === 1);
    await before.calls.stop(false);
    await call(WORD);
    const after = await open();
    await until(() => after.told.length === 1);
    expect(after.told).toEqual([`HTTP ${WORD}`]);
    await after.calls.stop(true);
  });

  test('is nothing for a scan that has ended', async () => {
    await keepBoth();
    const { calls } = await open();
    await query(`update scans set status = 'canceled' where scan_id = $1`, [scanId]);
    calls.expect(WORD);
    await calls.stop(false);
    expect(await awaited()).toEqual([]);
  });

  test('goes after a day, as do workers that are gone', async () => {
    await keepBoth();
    await query(
      `insert into awaited_calls (scan_id, word, awaited_at)
       values ($1, 'zq0000000000', now() - interval '25 hours'), ($1, $2, now() - interval '23 hours')`,
      [scanId, WORD],
    );
    await query(`insert into callback_listeners values ('gone:1', gen_random_uuid(), now() - interval '25 hours')`);
    await system().asSystem((tx) => deleteOldCalls(tx));
    expect(await awaited()).toEqual([{ word: WORD, heard_by: null }]);
    expect(await listeners()).toHaveLength(1);
  });

  test.each([
    ['is silent', `update callback_listeners set seen_at = now() - interval '11 seconds'`],
    ['is another one', 'update callback_listeners set holder = gen_random_uuid()'],
  ])('a scan learns once that the worker with the port %s', async (_, statement) => {
    await keepBoth();
    const { calls, told } = await open();
    await query(statement);
    while (told.length === 0) await query('select pg_sleep(0.02)');
    await query('select pg_sleep(0.2)');
    expect(told).toEqual(['missed calls']);
    await calls.stop(true);
  });
});
