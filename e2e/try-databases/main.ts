// npm run try-databases: the portal on the databases that this machine has: PostgreSQL and PgBouncer of the system's packages
// (Debian: postgresql-15, pgbouncer), and the PostgreSQL that the portal brings. What is not installed is said and left out.
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectOwner } from '../../server/src/database/pools.ts';
import { startEmbeddedPostgres } from '../../server/src/database/postgres/embedded-postgres.ts';
import { startDatabaseProxy } from '../faults/testing/database-proxy.ts';
import { installedVersions, PASSWORD, startPgBouncer, startSystemPostgres } from './system-postgres.ts';
import { tryFailover } from './try-failover.ts';
import { tryPortal } from './try-portal.ts';

const folder = mkdtempSync(join(tmpdir(), 'portal-databases-'));
// The server's own user goes through it.
chmodSync(folder, 0o755);
let failures = 0;

async function step(what: string, run: () => Promise<string>): Promise<void> {
  try {
    console.log(`ok      ${what}: ${await run()}`);
  } catch (error) {
    failures += 1;
    console.log(`FAILED  ${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Tries a server straight and through PgBouncer, each on databases of its own. */
async function tryServer(name: string, urlAt: (port: number, database: string) => string, port: number): Promise<void> {
  const owner = await connectOwner({ connectionString: urlAt(port, 'postgres') });
  for (const database of ['straight', 'straight_restored', 'pooled', 'pooled_restored'])
    await owner.query(`create database ${database}`);
  await owner.end();
  await step(name, () => tryPortal(urlAt(port, 'straight'), urlAt(port, 'straight_restored')));
  const pooler = await startPgBouncer(join(folder, `pooler-${port}`), port);
  if (pooler === null) return console.log(`left out  ${name} behind PgBouncer: pgbouncer is not installed`);
  await step(`${name} behind PgBouncer`, () =>
    tryPortal(urlAt(pooler.port, 'pooled'), urlAt(pooler.port, 'pooled_restored')),
  );
  pooler.stop();
}

const versions = installedVersions();
if (versions.length === 0) console.log('left out  PostgreSQL of the system: none from version 15 on is installed');
for (const { version, bin } of versions) {
  const server = await startSystemPostgres(bin, join(folder, version));
  const urlAt = (port: number, database: string) => `postgres://portal:${PASSWORD}@127.0.0.1:${port}/${database}`;
  await tryServer(`PostgreSQL ${version}`, urlAt, server.port);
  server.control('-m', 'fast', 'stop');
  await step(`PostgreSQL ${version}, failover to a standby`, () =>
    tryFailover(bin, join(folder, `failover-${version}`)),
  );
}
const own = await startEmbeddedPostgres(join(folder, 'own'), () => undefined);
const maker = await connectOwner(own.connection);
await maker.query(`create role portal superuser login password '${PASSWORD}'`);
await maker.end();
const proxy = await startDatabaseProxy(own.connection.host);
await tryServer(
  'PostgreSQL 18 that comes along',
  (port, database) => `postgres://portal:${PASSWORD}@127.0.0.1:${port}/${database}`,
  proxy.port,
);
await proxy.close();
await own.stop();
rmSync(folder, { recursive: true, force: true });
process.exit(failures === 0 ? 0 : 1);
