import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Debian's packages of both servers, of PHP and WordPress, with what they need beside the base system. */
const PACKAGES = [
  'apache2-bin',
  'libapr1',
  'libaprutil1',
  'nginx',
  'nginx-common',
  'php8.2-cli',
  'php8.2-common',
  'libargon2-1',
  'libedit2',
  'libbsd0',
  'libmagic1',
  'libsodium23',
  'libxml2',
  'wordpress',
];

/** Where the servers were unpacked to, and what they say they are. */
export type Servers = {
  readonly root: string;
  readonly apache: string;
  readonly nginx: string;
  readonly php: string;
  readonly wordpress: string;
};

/**
 * Fetches them from Debian's archive and unpacks them beside each other; nothing is installed.
 * @throws Error where this is no Debian, or its archive cannot be reached
 */
export function unpackServers(folder: string): Servers {
  const root = join(folder, 'root');
  if (!existsSync(root)) {
    const packages = join(folder, 'packages');
    mkdirSync(packages, { recursive: true });
    execFileSync('apt-get', ['download', ...PACKAGES], { cwd: packages, stdio: ['ignore', 'ignore', 'pipe'] });
    for (const file of readdirSync(packages)) execFileSync('dpkg', ['-x', join(packages, file), root]);
  }
  return {
    root,
    apache: join(root, 'usr/sbin/apache2'),
    nginx: join(root, 'usr/sbin/nginx'),
    php: join(root, 'usr/bin/php8.2'),
    wordpress: join(root, 'usr/share/wordpress'),
  };
}

/** What the servers need to find their own libraries. */
export const serverEnvironment = ({ root }: Servers) => ({
  PATH: process.env.PATH,
  LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu'),
});
