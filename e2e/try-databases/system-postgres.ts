import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../testing/free-port.ts';

const DEBIAN = '/usr/lib/postgresql';
export const PASSWORD = 'try-databases';

/** PostgreSQL does not run as root; its package brings a user for it. */
const asServer = (file: string, args: readonly string[]) => {
  const isRoot = process.getuid?.() === 0;
  const [program, given] = isRoot ? ['runuser', ['-u', 'postgres', '--', file, ...args]] : [file, [...args]];
  return execFileSync(program, given, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' },
  });
};

/** A folder that the server's user owns. */
export function serverFolder(folder: string): string {
  mkdirSync(folder, { recursive: true });
  if (process.getuid?.() === 0) execFileSync('chown', ['-R', 'postgres', folder]);
  return folder;
}

/** Versions of PostgreSQL that the system's packages brought, with the folder of their programs. */
export const installedVersions = (): { version: string; bin: string }[] =>
  (existsSync(DEBIAN) ? readdirSync(DEBIAN) : [])
    .map((version) => ({ version, bin: join(DEBIAN, version, 'bin') }))
    .filter(({ version, bin }) => Number(version) >= 15 && existsSync(join(bin, 'postgres')));

export type SystemPostgres = { readonly port: number; control(...args: string[]): void };

/** Makes a cluster that asks for a password, or takes the folder of one, and starts its server. */
export async function startSystemPostgres(bin: string, folder: string, settings = ''): Promise<SystemPostgres> {
  const port = await freePort();
  const data = join(folder, 'data');
  const control = (...args: string[]) => void asServer(join(bin, 'pg_ctl'), ['-D', data, '-w', '-s', ...args]);
  if (!existsSync(data)) {
    serverFolder(folder);
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, PASSWORD, { mode: 0o644 });
    asServer(join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'portal',
      '-A',
      'scram-sha-256',
      `--pwfile=${passwordFile}`,
      '-E',
      'UTF8',
    ]);
  }
  control(
    '-l',
    join(folder, 'log'),
    '-o',
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 ${settings}`,
    'start',
  );
  return { port, control };
}

/** Copies a running primary for a standby that follows it under the name `standby`. */
export function copyPrimary(bin: string, primary: SystemPostgres, folder: string): void {
  serverFolder(folder);
  const source = `host=127.0.0.1 port=${primary.port} user=portal password=${PASSWORD} application_name=standby`;
  asServer(join(bin, 'pg_basebackup'), ['-D', join(folder, 'data'), '-d', source, '-R', '-X', 'stream', '-c', 'fast']);
}

/** Starts Debian's PgBouncer in transaction mode before the server at `port`; null where it is not installed. */
export async function startPgBouncer(folder: string, port: number): Promise<{ port: number; stop(): void } | null> {
  const program = '/usr/sbin/pgbouncer';
  if (!existsSync(program)) return null;
  const own = await freePort();
  serverFolder(folder);
  writeFileSync(join(folder, 'users'), `"portal" "${PASSWORD}"\n`, { mode: 0o644 });
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${port}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${own}`,
    'unix_socket_dir =',
    'auth_type = scram-sha-256',
    `auth_file = ${join(folder, 'users')}`,
    'pool_mode = transaction',
    'default_pool_size = 5',
    'max_client_conn = 300',
    `logfile = ${join(folder, 'log')}`,
    `pidfile = ${join(folder, 'pid')}`,
    '',
  ];
  writeFileSync(join(folder, 'pgbouncer.ini'), lines.join('\n'), { mode: 0o644 });
  asServer(program, ['-d', '-q', join(folder, 'pgbouncer.ini')]);
  return {
    port: own,
    stop: () => void execFileSync('pkill', ['-F', join(folder, 'pid')]),
  };
}
