import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../../config/config.ts';
import { DataFolderInUse, holdDataFolder } from '../data-folder-lock.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';

/** A cluster that the portal made once: making one costs more than all that these tests do with theirs. */
let made: string;
beforeAll(async () => {
  made = mkdtempSync(join(tmpdir(), 'portal-embedded-made-'));
  const server = await startEmbeddedPostgres(join(made, 'postgres'), () => undefined);
  await server.stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

let folder: string;
let servers: EmbeddedPostgres[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-embedded-'));
  servers = [];
});
afterEach(async () => {
  for (const server of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const cluster = () => join(folder, 'postgres');
const processId = () => Number(readFileSync(join(cluster(), 'postmaster.pid'), 'utf8').split('\n')[0]);

async function start(): Promise<EmbeddedPostgres> {
  if (!existsSync(cluster())) execFileSync('cp', ['-a', join(made, 'postgres'), cluster()]);
  const server = await startEmbeddedPostgres(cluster(), () => undefined);
  servers.push(server);
  return server;
}

async function ask(server: EmbeddedPostgres, statement: string): Promise<unknown> {
  const client = new pg.Client(server.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query({ text: statement, rowMode: 'array' });
    return rows[0]?.[0];
  } finally {
    await client.end();
  }
}

describe('the portal’s own PostgreSQL', () => {
  test('listens on a socket of its user alone, keeps what it acknowledges, and stops in order', async () => {
    const server = await start();
    expect(await ask(server, 'show listen_addresses')).toBe('');
    expect([await ask(server, 'show fsync'), await ask(server, 'show synchronous_commit')]).toEqual(['on', 'on']);
    expect(await ask(server, 'show data_checksums')).toBe('on');
    expect(statSync(server.connection.host).mode & 0o077).toBe(0);
    expect(statSync(cluster()).mode & 0o077).toBe(0);
    await server.stop();
    await expect(ask(server, 'select 1')).rejects.toThrow();
  });

  test('lets nobody in without its password', async () => {
    const server = await start();
    const { password, ...open } = server.connection;
    expect(password).toMatch(/^[0-9a-f]{64}$/);
    for (const given of [{}, { password: 'wrong' }])
      await expect(new pg.Client({ ...open, ...given }).connect()).rejects.toThrow(/password/);
    expect(statSync(join(cluster(), 'portal_owner.password')).mode & 0o077).toBe(0);
    expect(readFileSync(join(cluster(), 'pg_hba.conf'), 'utf8')).not.toMatch(/trust|host/);
  });

  test('of an earlier version, which trusted its socket, gets a password and keeps its rows', async () => {
    const first = await start();
    await ask(first, 'create table kept (x int)');
    await first.stop();
    rmSync(join(cluster(), 'portal_owner.password'));
    writeFileSync(join(cluster(), 'pg_hba.conf'), 'local all all trust\n');
    const second = await start();
    expect(await ask(second, 'select count(*) from kept')).toBe('0');
    const { password, ...open } = second.connection;
    expect(password).not.toBe(first.connection.password);
    await expect(new pg.Client(open).connect()).rejects.toThrow(/password/);
  });

  test('that a killed portal left behind is joined', async () => {
    const first = await start();
    await ask(first, 'create table kept (x int)');
    const before = processId();
    const second = await start();
    expect(processId()).toBe(before);
    expect(await ask(second, 'select count(*) from kept')).toBe('0');
  });

  test('is started again when it is killed, with what it had acknowledged', async () => {
    const server = await start();
    await ask(server, 'create table kept as select generate_series(1, 1000) as x');
    const before = processId();
    process.kill(before, 'SIGKILL');
    const count = () => ask(server, 'select count(*) from kept');
    await vi.waitFor(async () => expect(await count()).toBe('1000'), { timeout: 120_000, interval: 100 });
    expect(processId()).not.toBe(before);
  });
});

describe('the hold on a data folder', () => {
  const config = () => readConfig({ DATA_DIR: folder, PORT: '3111' });

  test('is one portal’s, until it lets go', async () => {
    const { connection } = await start();
    const hold = await holdDataFolder(config(), connection);
    const second = holdDataFolder(config(), connection);
    await expect(second).rejects.toThrow(DataFolderInUse);
    await expect(second).rejects.toThrow(`Another portal is running on the data folder ${folder}. Stop it first`);
    await hold.release();
    const third = await holdDataFolder(config(), connection);
    await third.release();
  });

  test('is not needed on a database that several portals share', async () => {
    const shared = readConfig({ DATA_DIR: folder, DATABASE_URL: 'postgres://127.0.0.1:9/portal' });
    const connection = { connectionString: 'postgres://127.0.0.1:9/portal' };
    const hold = await holdDataFolder(shared, connection);
    await hold.release();
  });
});
