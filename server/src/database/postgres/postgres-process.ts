import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import os from 'node:os';
import { namedUserId } from '../named-user-id.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { ServerUnfit } from './require-server.ts';

/**
 * PostgreSQL refuses to run as root, and initdb wants a user that this machine has a name for, which a container that is given any
 * id has not. Inside a user namespace one's own files belong to an ordinary, named id.
 */
const namespaceOptions = () => ['--user', `--map-user=${namedUserId()}`, `--map-group=${namedUserId()}`];

/** Why PostgreSQL would not run as the user of this process; null where it does. */
function userProblem(): string | null {
  if (process.getuid?.() === 0) return 'The portal runs as root, which PostgreSQL cannot,';
  try {
    os.userInfo();
    return null;
  } catch {
    return `The portal runs as user ${process.getuid?.()}, which has no name on this system; PostgreSQL needs one,`;
  }
}

/** @throws ServerUnfit when the user is not one for PostgreSQL and the system forbids user namespaces */
function commandLine(program: string, args: readonly string[]): { file: string; args: string[] } {
  const problem = userProblem();
  if (problem === null) return { file: program, args: [...args] };
  const namespace = namespaceOptions();
  if (spawnSync('unshare', [...namespace, 'true']).status !== 0) {
    throw new ServerUnfit(
      `${problem} and this system allows no user namespaces. Start the portal as an ordinary user, or set DATABASE_URL to your own PostgreSQL server.`,
    );
  }
  return { file: 'unshare', args: [...namespace, program, ...args] };
}

/** The environment that PostgreSQL needs and nothing else: none of the portal's secrets. */
const cleanEnvironment = () => ({ PATH: process.env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' });

/** The owner's password is random and long: there is nothing to guess that iterations would slow down. */
const ONE_ITERATION = 'scram_iterations=1';

/**
 * Makes a new, empty cluster in `folder`, whose owner has the password in `passwordFile`.
 * @throws Error with PostgreSQL's own words
 */
export function initializeCluster(binaries: PostgresBinaries, folder: string, passwordFile: string): void {
  const { file, args } = commandLine(binaries.initdb, [
    `--pgdata=${folder}`,
    '--username=portal_owner',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    `--set=${ONE_ITERATION}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
    '--data-checksums',
    '--no-instructions',
  ]);
  execFileSync(file, args, { stdio: ['ignore', 'ignore', 'pipe'], env: cleanEnvironment() });
}

/**
 * Runs one statement on a cluster whose server is down, as its superuser.
 * @throws Error with PostgreSQL's own words
 */
export function runSingleUser(binaries: PostgresBinaries, folder: string, statement: string): void {
  const options = ['--single', '-D', folder, '-c', ONE_ITERATION, '-c', 'exit_on_error=true', 'postgres'];
  const { file, args } = commandLine(binaries.postgres, options);
  execFileSync(file, args, { input: `${statement}\n`, stdio: ['pipe', 'ignore', 'pipe'], env: cleanEnvironment() });
}

/** Starts the server on a Unix socket only; durable settings stay on, sizes are those of a small firm. */
export function startPostgres(
  binaries: PostgresBinaries,
  folder: string,
  socketFolder: string,
  options: readonly string[],
): ChildProcess {
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    'unix_socket_permissions=0700',
    'max_connections=80',
    'shared_buffers=48MB',
    'wal_buffers=2MB',
    'max_wal_size=256MB',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'logging_collector=off',
    'log_min_messages=warning',
    ...options,
  ];
  const { file, args } = commandLine(binaries.postgres, [
    '-D',
    folder,
    ...settings.flatMap((setting) => ['-c', setting]),
  ]);
  // Its own process group: Ctrl-C in the terminal reaches the portal, which then stops the server in order.
  return spawn(file, args, { stdio: ['ignore', 'ignore', 'pipe'], env: cleanEnvironment(), detached: true });
}
