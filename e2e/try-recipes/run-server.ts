import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerKind } from './told-lines.ts';
import { type Servers, serverEnvironment } from './unpack-servers.ts';

/** Files of a website that somebody has left more in than they meant to. */
export const SITE_FILES = [
  'index.html',
  'listing/a.txt',
  '.env',
  '.git/HEAD',
  '.svn/entries',
  '.hg/store',
  '.vscode/settings.json',
  '.DS_Store',
  '.htpasswd',
  'wp-config.php~',
  'wp-config.txt',
  'index.php.bak',
  'dump.sql',
  'site.zip',
  'composer.lock',
  'wp-content/debug.log',
  'xmlrpc.php',
  'install/index.html',
  'uploads/x.php',
  'metrics',
  'phpinfo.php',
  'error.html',
  'not-found.html',
];

const MODULES = [
  'mpm_event',
  'authz_core',
  'authz_host',
  'alias',
  'headers',
  'proxy',
  'proxy_http',
  'dir',
  'autoindex',
  'rewrite',
  'ssl',
  'mime',
];

/** Where in the configuration a recipe is put. */
export type Place = 'server' | 'site' | 'app';
export type Piece = { readonly place: Place; readonly text: string };

export type RunningServer = { readonly port: number; readonly stop: () => Promise<void> };

/** Makes a folder with a website for both servers. */
export function makeSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'try-recipes-'));
  // The servers' workers may run as somebody else.
  chmodSync(folder, 0o755);
  for (const file of SITE_FILES) {
    mkdirSync(dirname(join(folder, 'site', file)), { recursive: true });
    writeFileSync(join(folder, 'site', file), `content of ${file}\n`);
  }
  writeFileSync(join(folder, 'mime.types'), 'text/html html\n');
  return folder;
}

const at = (pieces: readonly Piece[], place: Place) =>
  pieces.flatMap((piece) => (piece.place === place ? [piece.text] : [])).join('\n');

function apacheConfig(servers: Servers, folder: string, port: number, appPort: number, pieces: readonly Piece[]) {
  const modules = MODULES.map(
    (name) => `LoadModule ${name}_module ${servers.root}/usr/lib/apache2/modules/mod_${name}.so`,
  );
  return `ServerRoot ${folder}
Listen 127.0.0.1:${port}
ServerName localhost
PidFile ${folder}/apache.pid
ErrorLog ${folder}/apache.log
${modules.join('\n')}
TypesConfig ${folder}/mime.types
DocumentRoot ${folder}/site
ProxyPass /app http://127.0.0.1:${appPort}/
<Directory ${folder}/site>
AllowOverride All
Options +Indexes
Require all granted
${at(pieces, 'site')}
</Directory>
<Location "/app">
${at(pieces, 'app')}
</Location>
${at(pieces, 'server')}
`;
}

function nginxConfig(folder: string, port: number, appPort: number, pieces: readonly Piece[]) {
  return `daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/nginx.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  server {
    listen 127.0.0.1:${port};
    server_name localhost;
    root ${folder}/site;
    ${at(pieces, 'server')}
    location /listing/ { autoindex on; ${at(pieces, 'site')} }
    location /app/ { proxy_pass http://127.0.0.1:${appPort}/; ${at(pieces, 'app')} }
  }
}
`;
}

/** What the server's own parser says against a configuration; null where it takes it. */
export function refusalOf(kind: ServerKind, servers: Servers, folder: string, pieces: readonly Piece[]): string | null {
  const [file, args] = written(kind, servers, folder, 1, 2, pieces);
  const { status, stderr } = spawnSync(file, [...args, '-t'], { env: serverEnvironment(servers), encoding: 'utf8' });
  return status === 0 ? null : (stderr.trim().split('\n')[0] ?? 'refused');
}

function written(
  kind: ServerKind,
  servers: Servers,
  folder: string,
  port: number,
  appPort: number,
  pieces: readonly Piece[],
): [string, string[]] {
  const config = join(folder, `${kind}.conf`);
  const text =
    kind === 'apache'
      ? apacheConfig(servers, folder, port, appPort, pieces)
      : nginxConfig(folder, port, appPort, pieces);
  writeFileSync(config, text);
  return kind === 'apache'
    ? [servers.apache, ['-f', config]]
    : [servers.nginx, ['-c', config, '-p', folder, '-e', join(folder, 'nginx.log')]];
}

/** Starts a server with pieces of configuration, and waits until it answers. @throws Error where it does not */
export async function runServer(
  kind: ServerKind,
  servers: Servers,
  { folder, port, appPort }: { readonly folder: string; readonly port: number; readonly appPort: number },
  pieces: readonly Piece[],
): Promise<RunningServer> {
  const [file, args] = written(kind, servers, folder, port, appPort, pieces);
  const foreground = kind === 'apache' ? ['-D', 'FOREGROUND'] : [];
  const child = spawn(file, [...args, ...foreground], { env: serverEnvironment(servers), stdio: 'ignore' });
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/index.html`, { redirect: 'manual' }).catch(() => null);
    if (answer !== null) return { port, stop: () => stopped(child) };
    await delay(30);
  }
  await stopped(child);
  throw new Error(`${kind} did not start.`);
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}

export const removeSite = (folder: string) => rmSync(folder, { recursive: true, force: true });

/** What a server says it is, such as "Apache/2.4.71 (Debian)". */
export function versionOf(kind: ServerKind, servers: Servers): string {
  const { stdout, stderr } = spawnSync(servers[kind], ['-v'], { env: serverEnvironment(servers), encoding: 'utf8' });
  return /(?:Apache|nginx)\/[\d.]+/.exec(`${stdout}${stderr}`)?.[0] ?? kind;
}
