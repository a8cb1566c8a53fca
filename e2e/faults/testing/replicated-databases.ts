import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connectOwner } from '../../../server/src/database/pools.ts';
import { startEmbeddedPostgres } from '../../../server/src/database/postgres/embedded-postgres.ts';
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts';

/** A primary and its standby, which confirms every commit before it is answered. */
export type ReplicatedDatabases = {
  /** Names both, the primary first. */
  readonly url: string;
  /** Kills the primary, and lets nobody reach it any more. */
  losePrimary(): Promise<void>;
  /** The standby takes over, as with `pg_ctl promote`. */
  promoteStandby(): Promise<void>;
  /** Asks the standby. */
  query(text: string): Promise<Record<string, unknown>[]>;
  close(): Promise<void>;
};

const STANDBY = 'standby';

/** Starts both, on empty databases. */
export async function startReplicatedDatabases(): Promise<ReplicatedDatabases> {
  const folder = mkdtempSync(join(tmpdir(), 'portal-replicated-'));
  const [first, second] = [join(folder, 'first'), join(folder, 'second')];
  const made = await startEmbeddedPostgres(first, () => undefined);
  await made.stop();
  cpSync(first, second, { recursive: true });
  const primary = await startEmbeddedPostgres(first, () => undefined);
  const { host, user, password } = primary.connection;
  writeFileSync(join(second, 'standby.signal'), '');
  writeFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=${host} port=5432 user=${user} password=${password} application_name=${STANDBY}'\n`,
  );
  const standby = await startEmbeddedPostgres(second, () => undefined);
  const owner = await connectOwner(primary.connection);
  await owner.query(`alter system set synchronous_standby_names = '${STANDBY}'`);
  await owner.query('select pg_reload_conf()');
  const isSynchronous = async () =>
    (await owner.query(`select 1 from pg_stat_replication where sync_state = 'sync'`)).rows.length === 1;
  while (!(await isSynchronous())) await delay(100);
  await owner.end();
  const proxies: DatabaseProxy[] = [];
  for (const server of [primary, standby]) proxies.push(await startDatabaseProxy(server.connection.host));
  const hosts = proxies.map(({ port }) => `127.0.0.1:${port}`).join(',');
  let isLost = false;
  const query = async (text: string) => {
    const client = await connectOwner(standby.connection);
    try {
      return (await client.query<Record<string, unknown>>(text)).rows;
    } finally {
      await client.end();
    }
  };
  return {
    url: `postgres://${user}:${password}@${hosts}/postgres?target_session_attrs=read-write`,
    async losePrimary() {
      isLost = true;
      process.kill(Number(readFileSync(join(first, 'postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
      await proxies[0]?.goAway();
    },
    async promoteStandby() {
      await query('select pg_promote()');
    },
    query,
    async close() {
      await proxies[1]?.close();
      if (!isLost) await proxies[0]?.close();
      await primary.stop();
      await standby.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
