import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type PhpTry, phpPlanFor, type SeenOfPhp } from './php-plans.ts';
import { ask } from './probe.ts';
import { type Servers, serverEnvironment } from './unpack-servers.ts';

/** Tries a line of PHP with and without it. @returns what is wrong with it; null where it does what is said */
export async function triedPhp(servers: Servers, port: number, code: string) {
  const known = phpPlanFor(code);
  if (known === null) return { how: 'unknown', fault: 'no way to try it is written down (php-plans.ts)' };
  const { line, plan } = known;
  if (plan.how === 'parsed') return { how: 'parsed', fault: refusalOf(servers, plan.codeOf(line)) };
  const isSetting = plan.how === 'setting';
  const before = await look(servers, port, plan, '', []);
  if (!plan.isFault(before)) return { how: 'tried', fault: 'nothing to fix: the fault was not there without it' };
  const after = await look(servers, port, plan, isSetting ? '' : line, isSetting ? [line] : []);
  return { how: 'tried', fault: plan.isFault(after) ? `does nothing: ${after.body.slice(0, 200)}` : null };
}

/** Such as "PHP 8.2.36 and WordPress 6.1.9". */
export function phpVersions(servers: Servers): string {
  const version = /\$wp_version = '([\d.]+)'/.exec(
    readFileSync(join(servers.wordpress, 'wp-includes/version.php'), 'utf8'),
  )?.[1];
  const php = runPhp(servers, ['-n', '-r', 'echo PHP_VERSION;'], '').stdout;
  return `PHP ${php} and WordPress ${version}`;
}

const runPhp = (servers: Servers, options: readonly string[], input: string) =>
  spawnSync(servers.php, options, { env: serverEnvironment(servers), input, encoding: 'utf8' });

/** What PHP's parser says against it; null where it is fine. */
function refusalOf(servers: Servers, code: string): string | null {
  const { status, stdout, stderr } = runPhp(servers, ['-n', '-l'], `<?php ${code}`);
  return status === 0 ? null : `${stdout}${stderr}`.trim();
}

/** What one page answers, by PHP's own server with one ini file of these settings. */
async function look(
  servers: Servers,
  port: number,
  { settings = [], page }: PhpTry,
  line: string,
  tried: readonly string[],
): Promise<SeenOfPhp> {
  const folder = mkdtempSync(join(tmpdir(), 'try-php-'));
  const publicFolder = join(folder, 'public');
  mkdirSync(publicFolder);
  mkdirSync(join(folder, 'sessions'));
  writeFileSync(join(folder, 'secret.txt'), 'secret');
  writeFileSync(join(publicFolder, 'index.php'), `<?php ${page(line)}`);
  const base = ['display_errors=1', `session.save_path=${join(folder, 'sessions')}`];
  writeFileSync(join(folder, 'php.ini'), [...base, ...settings, ...tried].join('\n'));
  const env = { ...serverEnvironment(servers), WORDPRESS: servers.wordpress, PUBLIC_FOLDER: publicFolder };
  const options = ['-c', join(folder, 'php.ini'), '-S', `127.0.0.1:${port}`, '-t', publicFolder];
  const running = spawn(servers.php, options, { env: { ...env, PHP_INI_SCAN_DIR: '' }, stdio: 'ignore' });
  try {
    const { body, headers } = await firstAnswer(port);
    return { body, headers, hasPublicLog: existsSync(join(publicFolder, 'debug.log')) };
  } finally {
    const ended = new Promise((resolve) => running.once('exit', resolve));
    running.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const TRIES = 200;

/** The answer of a server that has just been started. */
async function firstAnswer(port: number) {
  for (let left = TRIES; ; left -= 1) {
    try {
      return await ask(port, '/');
    } catch (error) {
      if (left === 0) throw error;
      await delay(50);
    }
  }
}
