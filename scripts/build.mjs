// Builds the browser app when its sources have changed since the last build.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './install.mjs';
import { node } from './project-node.mjs';

const SOURCES = ['web', 'contract/src', 'domain/src', 'package-lock.json'];
const SKIPPED = new Set(['dist', 'node_modules']);
const marker = join(root, 'web', 'dist', '.built-from');

function* files(path) {
  if (!statSync(path).isDirectory()) return yield path;
  for (const name of readdirSync(path).sort()) if (!SKIPPED.has(name)) yield* files(join(path, name));
}

function sourcesHash() {
  const hash = createHash('sha256');
  for (const source of SOURCES) {
    for (const path of files(join(root, source))) {
      if (/\.test\.tsx?$/.test(path)) continue;
      hash.update(relative(root, path)).update(readFileSync(path));
    }
  }
  return hash.digest('hex');
}

export function ensureBuilt() {
  const hash = sourcesHash();
  if (existsSync(marker) && readFileSync(marker, 'utf8') === hash) return;
  console.log('Building the browser app …');
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  // The portal first: its build empties the folder.
  for (const config of ['vite.config.ts', 'vite.learning.config.ts']) {
    const options = { cwd: join(root, 'web'), stdio: 'inherit' };
    const result = spawnSync(node, [vite, 'build', '--config', config, '--logLevel', 'warn'], options);
    if (result.status !== 0) {
      console.error('The browser app could not be built; see the lines above.');
      process.exit(1);
    }
  }
  writeFileSync(marker, hash);
}

if (import.meta.filename === process.argv[1]) {
  const { ensureInstalled } = await import('./install.mjs');
  ensureInstalled('run');
  ensureBuilt();
}
