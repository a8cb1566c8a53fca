import { startCallbackListener } from '@portal/scanner/callback/callback-listener.ts';
import type { ScanCallback } from '../config/scanner-settings.ts';
import { createDatabase, type Database } from '../database/database.ts';
import { createPool } from '../database/pools.ts';
import { createBuiltinScanner } from '../providers/scanner/builtin-scanner.ts';
import { signInNewMember } from './people.ts';
import type { TestPortal } from './test-portal.ts';
import { addWebsite, startScanOf } from './websites.ts';

/** Two workers of one portal, each with connections of its own, that are to have the same free port; and a started scan. */
export async function prepareWorkers(portal: TestPortal) {
  const reported: unknown[] = [];
  const free = await startCallbackListener({ port: 0 });
  const { port } = free;
  await free.close();
  const callback: ScanCallback = { address: `127.0.0.1:${port}`, port };
  const newWorker = (database: Database, scanCallback: ScanCallback | null = callback) =>
    createBuiltinScanner(
      {
        scanAllowHosts: ['127.0.0.1'],
        scanCallback,
        scanBrowser: null,
        updatesKey: null,
        scanDns: null,
        dnsServers: [],
        publicUrl: 'https://portal.example',
      },
      database,
      (error) => reported.push(error),
    );
  const pools = [1, 2].map(() => createPool(portal.database.connection, () => undefined));
  const [first, second] = pools.map((pool) => newWorker(createDatabase(pool)));
  if (first === undefined || second === undefined) throw new Error('There are two');
  const { query } = portal.database;
  const member = await signInNewMember(portal);
  const scanId = await startScanOf(member, await addWebsite(member));
  /** Both try to have the port, as workers do every two seconds. */
  const keepBoth = async (inOrder = [first, second]) => {
    for (const { callbackPort } of inOrder) await callbackPort?.keep();
  };
  return {
    ...{ first, second, callback, scanId, reported, keepBoth },
    /** A worker that has no setting of its own. */
    without: newWorker(portal.portal.services.database, null),
    /** Does something while both go on trying. */
    async whileKept<Result>(doing: Promise<Result>): Promise<Result> {
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
    },
    listeners: () => query('select address, holder from callback_listeners'),
    awaited: () => query('select word, heard_by from awaited_calls where scan_id = $1 order by word', [scanId]),
    async close() {
      for (const { callbackPort } of [first, second]) await callbackPort?.close();
      await Promise.all(pools.map((pool) => pool.end()));
      await query('delete from callback_listeners');
    },
  };
}

export type Workers = Awaited<ReturnType<typeof prepareWorkers>>;
