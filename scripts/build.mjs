// Builds what has changed since the last build: the browser app, and the server with the content that it is delivered with.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './install.mjs';
import { node } from './project-node.mjs';

const TRANSLATED = ['content/de', 'content/es'];
/** The content that the build reads and validates. */
const COMPILED = [
  'content/countries',
  'content/maturity',
  'content/phishing',
  'content/policies',
  'content/training',
  ...TRANSLATED,
];
const SKIPPED = new Set(['dist', 'node_modules']);

const SERVER = {
  name: 'server',
  folder: 'server/dist',
  sources: ['server', 'scanner', 'contract/src', 'domain/src', ...COMPILED, 'scripts', 'package-lock.json'],
  commands: ['server/src/build/compile-content.ts', 'scripts/bundle-server.mjs'].map((script) => ({
    args: [join(root, script)],
    cwd: root,
  })),
};

const PARTS = [
  {
    name: 'browser app',
    folder: 'web/dist',
    sources: ['web', 'contract/src', 'domain/src', ...TRANSLATED, 'package-lock.json'],
    // The portal first: its build empties the folder.
    commands: ['vite.config.ts', 'vite.learning.config.ts', 'vite.package.config.ts'].map((config) => ({
      args: [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--config', config, '--logLevel', 'warn'],
      cwd: join(root, 'web'),
    })),
  },
  SERVER,
];

function* files(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) yield path;
    else if (!SKIPPED.has(entry.name)) yield* files(path);
  }
}

/** Paths from the root of what a part is built from; sources that are named like files are files. */
function* sourceFiles(sources) {
  for (const source of sources)
    for (const path of source.endsWith('.json') ? [source] : files(source)) if (!/\.test\.tsx?$/.test(path)) yield path;
}

function hashOf(paths, describe) {
  const hash = createHash('sha256');
  for (const path of paths) hash.update(path).update(describe(join(root, path)));
  return hash.digest('hex');
}

/** Cheap to know: the same sizes and times are the same files. */
function sizeAndTime(path) {
  const { size, mtimeMs } = statSync(path);
  return `${size} ${mtimeMs}`;
}

function build({ name, folder, commands }) {
  console.log(`Building the ${name} …`);
  rmSync(join(root, folder), { recursive: true, force: true });
  for (const { args, cwd } of commands) {
    if (spawnSync(node, args, { cwd, stdio: 'inherit' }).status === 0) continue;
    console.error(`The ${name} could not be built; see the lines above.`);
    process.exit(1);
  }
}

/** Whether a part is built from the sources as they stand; `newMarker` says what they are, unless the marker does. */
function compareWithBuilt(part) {
  const paths = [...sourceFiles(part.sources)];
  const marker = join(root, part.folder, '.built-from');
  const [builtContents, builtSizes] = existsSync(marker) ? readFileSync(marker, 'utf8').split('\n') : [];
  const sizes = hashOf(paths, sizeAndTime);
  if (sizes === builtSizes) return { isBuilt: true, marker };
  // A copied or cloned folder has other times, and the same contents.
  const contents = hashOf(paths, (path) => readFileSync(path));
  return { isBuilt: contents === builtContents, marker, newMarker: `${contents}\n${sizes}` };
}

export function ensureBuilt() {
  for (const part of PARTS) {
    const { isBuilt, marker, newMarker } = compareWithBuilt(part);
    if (!isBuilt) build(part);
    if (newMarker !== undefined) writeFileSync(marker, newMarker);
  }
}

/** Whether `server/dist` is what a build would make. */
export function isServerBuilt() {
  return compareWithBuilt(SERVER).isBuilt;
}

if (import.meta.filename === process.argv[1]) {
  const { ensureInstalled } = await import('./install.mjs');
  ensureInstalled('run');
  ensureBuilt();
}
