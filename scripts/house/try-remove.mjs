// npm run try-remove -- NAME: takes a module out of a copy of the tree, its folders and one line in each list of modules, and proves that
// what is left stands: types, lint, rules of passage, and the tests of the rules, the server and the browser app.
import { spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { ensureInstalled, root } from '../install.mjs';
import { node } from '../project-node.mjs';

/** What a removal may cost outside the module's folders. */
const MAX_LINES = 3;
/** The lists of modules. A module that is named anywhere else is not one that can be taken out. */
const LISTS = ['contract/src/modules.ts', 'server/src/module-list.ts'];
const CHECKS = [
  'format and lint',
  'types of the rules',
  'types of server and tests',
  'types of the browser app',
  'rules of passage',
];
// The scan engine stands alone, by the rules of passage: it cannot notice.
const RULES_AND_SERVER = ['domain', 'contract', 'web-rules', 'passage', 'server', 'server-with-mocks'];
const BROWSER_APP = ['web', 'web-own-page', 'web-learning'];

const BROWSER = 'node_modules/.cache/chromium';

const [name = ''] = process.argv.slice(2);
if (!/^[a-z][a-z-]*$/.test(name)) {
  console.error('Say which module: npm run try-remove -- marketplace');
  process.exit(2);
}
ensureInstalled('all');
const { findChromium } = await import('../find-chromium.mjs');
await findChromium();

/** Whether a file is the module's: in a folder of its name, on any floor, or its journey. */
const isOfModule = (path) => dirname(path).split('/').includes(name) || basename(path) === `${name}.spec.ts`;

function trackedFiles() {
  const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  return stdout.split('\n').filter((path) => path !== '' && existsSync(join(root, path)));
}

/** Copies the tree without the module; packages are linked where the file system can. */
function copyWithout(copy, files) {
  for (const path of files.filter((file) => !isOfModule(file))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    cpSync(join(root, path), join(copy, path));
  }
  for (const path of ['', ...new Set(files.map((file) => file.split('/')[0]))]) {
    const packages = join(root, path, 'node_modules');
    if (!existsSync(packages)) continue;
    const linked = spawnSync('cp', ['-al', packages, join(copy, path)]).status === 0;
    if (!linked) cpSync(packages, join(copy, path, 'node_modules'), { recursive: true, verbatimSymlinks: true });
  }
  // What tools keep there they write in place, and the copy's files are those of the tree. The browser is unpacked there once.
  for (const kept of ['.cache', '.vite', '.vite-temp'])
    rmSync(join(copy, 'node_modules', kept), { recursive: true, force: true });
  cpSync(join(root, BROWSER), join(copy, BROWSER), { recursive: true });
  // Scans start their browser as somebody who owns nothing.
  chmodSync(copy, 0o755);
  spawnSync('git', ['init', '--quiet'], { cwd: copy });
  spawnSync('git', ['add', '--all'], { cwd: copy });
}

/** Takes the module's line out of each list of modules, and says what they were. */
function removeLines(copy) {
  return LISTS.flatMap((path) => {
    const lines = readFileSync(join(copy, path), 'utf8').split('\n');
    const isNamed = (line) => line.includes(`/${name}/`);
    writeFileSync(join(copy, path), lines.filter((line) => !isNamed(line)).join('\n'));
    return lines.filter(isNamed).map((line) => `${path}: ${line}`);
  });
}

/** Adds the migration that drops the module's tables, as a release that takes a module away does; says which they are. */
function dropTables(copy) {
  const declared = join(root, 'server/src/modules', name, `${name}.tables.ts`);
  if (!existsSync(declared)) return [];
  const [, body = ''] = /interface Tables \{(.*?)\n {2}\}/s.exec(readFileSync(declared, 'utf8')) ?? [];
  const tables = [...body.matchAll(/^ {4}(\w+):/gm)].map(([, table]) => table);
  const folder = join(copy, 'server/src/database/migrations');
  const last = Math.max(...readdirSync(folder).map((file) => Number(file.slice(0, 4))));
  const file = `${String(last + 1).padStart(4, '0')}-contract-without-${name}.sql`;
  writeFileSync(
    join(folder, file),
    `-- The module ${name} is no part of the portal any more.\ndrop table ${tables.join(', ')};\n`,
  );
  return tables;
}

/** Takes the module's texts out of the translators' files of every language, as `npm run texts` does after any change. */
async function updateTranslations(copy) {
  const languages = readdirSync(join(copy, 'content')).filter((path) =>
    existsSync(join(copy, 'content', path, 'texts')),
  );
  const results = [];
  for (const language of languages)
    results.push(await run(`texts in ${language}`, ['server/src/build/update-translations.ts', language], copy));
  return results.every(Boolean);
}

function run(title, args, cwd) {
  const startedAt = Date.now();
  const child = spawn(node, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NO_COLOR: '1' } });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      printed += chunk;
    });
  return new Promise((resolve) => {
    child.once('close', (code) => {
      const isGreen = code === 0;
      console.log(`${isGreen ? 'ok     ' : 'FAILED '} ${title} after ${Math.round((Date.now() - startedAt) / 1000)} s`);
      if (!isGreen) console.log(printed.slice(-20_000));
      resolve(isGreen);
    });
  });
}

const tests = (projects, workers) => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=dot',
  `--maxWorkers=${workers}`,
  ...projects.flatMap((project) => ['--project', project]),
];

const startedAt = Date.now();
const copy = mkdtempSync(join(tmpdir(), `portal-without-${name}-`));
try {
  const files = trackedFiles();
  const removed = files.filter(isOfModule);
  if (removed.length === 0) throw new Error(`There is no module called ${name}.`);
  copyWithout(copy, files);
  const lines = removeLines(copy);
  console.log(`Removed ${removed.length} files in folders called ${name}, and ${lines.length} lines elsewhere:`);
  for (const line of lines) console.log(`  ${line}`);
  console.log(`A migration drops ${dropTables(copy).join(', ') || 'no table'}.`);
  const results = [
    lines.length <= MAX_LINES,
    await updateTranslations(copy),
    await run('types, lint, rules of passage', ['scripts/check.mjs', ...CHECKS], copy),
    ...(await Promise.all([
      run('tests of rules and server', tests(RULES_AND_SERVER, 2), copy),
      run('tests of the browser app', tests(BROWSER_APP, 2), copy),
    ])),
  ];
  const isGreen = results.every(Boolean);
  console.log(
    `${isGreen ? 'The portal stands' : 'The portal does not stand'} without ${name}, after ${Math.round((Date.now() - startedAt) / 1000)} s.`,
  );
  process.exitCode = isGreen ? 0 : 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
