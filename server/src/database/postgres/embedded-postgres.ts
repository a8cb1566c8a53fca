import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { codeOf } from '../connection-lost.ts';
import { readClusterPassword, requirePassword } from './cluster-password.ts';
import { makeCluster } from './make-cluster.ts';
import { findPostgresBinaries } from './postgres-binaries.ts';
import { startPostgres } from './postgres-process.ts';
import { ServerUnfit } from './require-server.ts';
import type { EmbeddedConnection } from './servers.ts';

const START_TIMEOUT_MS = 60_000;
const RESTART_DELAY_MS = 1000;
/** What PostgreSQL says while a server that was killed, or is still starting, has not let go of the folder. */
const FOLDER_TAKEN = /lock file ".*" already exists|pre-existing shared memory block/;
const FOLDER_PATIENCE_MS = 20_000;
const RETRY_DELAY_MS = 250;
const JOINED_WATCH_MS = 2000;

export type EmbeddedPostgres = {
  /** Connection settings of the owner, who may change the schema. */
  readonly connection: EmbeddedConnection;
  /** The same as a URL. */
  readonly url: string;
  /** Stops the server in order; waits until it is down. */
  stop(): Promise<void>;
};

/**
 * Starts the portal's own PostgreSQL in `folder`, making the cluster first if there isn't one. A server that a killed portal
 * left behind is joined. While the portal runs, a server that dies is started again.
 * @param options more settings for PostgreSQL, as `name=value`
 * @throws Error with PostgreSQL's last words when it does not come up
 */
export async function startEmbeddedPostgres(
  folder: string,
  log: (message: string) => void,
  options: readonly string[] = [],
): Promise<EmbeddedPostgres> {
  const binaries = findPostgresBinaries();
  if (!existsSync(join(folder, 'PG_VERSION'))) makeCluster(binaries, folder);
  if (!isServerAlive(folder)) requirePassword(binaries, folder);
  const connection = connectionTo(folder);
  const supervisor = { stopping: false, child: null as ChildProcess | null };

  const launch = () => {
    const lastWords: string[] = [];
    const child = startPostgres(binaries, folder, connection.host, options);
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      lastWords.splice(0, Math.max(0, lastWords.length - 10));
      lastWords.push(text.trim());
      log(text.trim());
    });
    const startAgain = () => {
      if (supervisor.child !== child || supervisor.stopping) return;
      log('PostgreSQL has stopped; starting it again');
      setTimeout(() => {
        if (!supervisor.stopping) supervisor.child = launch().child;
      }, RESTART_DELAY_MS);
    };
    child.on('exit', startAgain);
    // A machine that has no process left to give says so here, and without a listener it would end the portal.
    child.on('error', (error) => {
      log(`PostgreSQL could not be started: ${error.message}`);
      startAgain();
    });
    return { child, lastWords };
  };

  const patienceEndsAt = Date.now() + FOLDER_PATIENCE_MS;
  // A second portal that started at the same moment may have won; its server serves as well.
  while (!(await answers(connection))) {
    const { child, lastWords } = launch();
    const ended = new Promise<'ended'>((resolve) => child.once('exit', () => resolve('ended')));
    const outcome = await Promise.race([waitUntilReady(connection), ended]);
    if (outcome === 'ready') {
      supervisor.child = child;
      break;
    }
    const words = lastWords.join('\n');
    if (!FOLDER_TAKEN.test(words) || Date.now() > patienceEndsAt) {
      throw new ServerUnfit(`PostgreSQL did not start in ${folder}:\n${words}`);
    }
    await delay(RETRY_DELAY_MS);
  }
  // A joined server is nobody's child here, so its end is not reported: look for it now and then.
  const watch = setInterval(() => {
    if (supervisor.child === null && !isServerAlive(folder)) supervisor.child = launch().child;
  }, JOINED_WATCH_MS);
  watch.unref();
  return {
    connection,
    url: urlOf(connection),
    async stop() {
      supervisor.stopping = true;
      clearInterval(watch);
      await stopServer(folder, connection);
      rmSync(connection.host, { recursive: true, force: true });
    },
  };
}

function connectionTo(folder: string): EmbeddedConnection {
  const password = readClusterPassword(folder);
  const given = { host: socketFolderFor(folder), port: 5432, user: 'portal_owner', database: 'postgres' };
  return password === undefined ? given : { ...given, password };
}

const urlOf = ({ host, user, password = '', database }: EmbeddedConnection) =>
  `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;

function serverProcessId(folder: string): number | null {
  try {
    return Number(readFileSync(join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
  } catch (error) {
    // A server that ends removes its file at any moment.
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

function isServerAlive(folder: string): boolean {
  const pid = serverProcessId(folder);
  if (pid === null) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** A Unix socket's path has room for about 100 characters, so it lies in the temporary folder, closed to others. */
function socketFolderFor(folder: string): string {
  const name = `portal-${process.getuid?.() ?? 0}-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  const path = join(tmpdir(), name);
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const status = lstatSync(path);
  if (!status.isDirectory() || (process.getuid !== undefined && status.uid !== process.getuid())) {
    throw new ServerUnfit(`${path} belongs to someone else. Remove it, or set TMPDIR to a folder you own.`);
  }
  chmodSync(path, 0o700);
  return path;
}

async function answers(connection: EmbeddedPostgres['connection']): Promise<boolean> {
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function waitUntilReady(connection: EmbeddedPostgres['connection']): Promise<'ready'> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (await answers(connection)) return 'ready';
    await delay(20);
  }
  throw new ServerUnfit('PostgreSQL did not answer within a minute');
}

async function stopServer(folder: string, connection: EmbeddedPostgres['connection']): Promise<void> {
  const pid = serverProcessId(folder);
  if (pid === null || !(await answers(connection))) return;
  process.kill(pid, 'SIGINT');
  while (serverProcessId(folder) !== null) await delay(10);
}
