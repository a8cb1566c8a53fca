import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FLOORS = ['contract/src', 'content', 'domain/src', 'scanner/src', 'server/src', 'web/src', 'scripts', 'deploy'];

/** The portal's own files, without tests, by path. */
const SOURCES = FLOORS.flatMap((floor) =>
  readdirSync(join(ROOT, floor), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name)),
)
  .map((path) => ({ path: relative(ROOT, path), text: readFileSync(path, 'utf8') }))
  .filter(({ path }) => !/\.(test|suite)\.tsx?$|\/testing\//.test(path));

const CODE = SOURCES.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path));
const filesWith = (pattern: RegExp) => CODE.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

test('the walk reads the code', () => {
  expect(CODE.length).toBeGreaterThan(500);
});

test('V1.2.4 no statement is put together from text', () => {
  expect(filesWith(/\bsql\.(raw|lit)\b/)).toEqual([]);
  // Statements with names of tables, roles or channels in them, which PostgreSQL takes no parameters for; the names come from its own catalogue.
  const quoted = filesWith(/\.query\([^)]*`[^`]*\$\{/s).sort();
  expect(quoted).toEqual([
    'server/src/backup/dump.store.ts',
    'server/src/backup/load.store.ts',
    'server/src/jobs/install-queues.ts',
    'server/src/jobs/listen.ts',
  ]);
});

test('V1.2.5/1.3.2 nothing is run by a shell or made into code', () => {
  expect(filesWith(/(?<!\.)\beval\(|new Function\(/)).toEqual([]);
  // One fixed line, which gives the checks of a scan their time limit.
  expect(filesWith(/from 'node:vm'/)).toEqual(['scanner/src/checks/within-time.ts']);
  expect(
    filesWith(/\bexec(Sync)?\s*[,}(].*child_process|\bimport \{[^}]*\bexec(Sync)?\b[^}]*\} from 'node:child_process'/),
  ).toEqual([]);
  // npm is a script on Windows, where nothing else starts it; its arguments are fixed.
  expect(filesWith(/\bshell: /)).toEqual(['scripts/install.mjs']);
});

test('V13.3.1 no secret stands in the code', () => {
  const secret =
    /-----BEGIN [A-Z ]*PRIVATE KEY-----|\bAKIA[0-9A-Z]{16}\b|\bxox[abp]-[0-9A-Za-z-]{10,}|\bghp_[0-9A-Za-z]{36}\b|\b(?:postgres|smtps?):\/\/[\w.-]+:(?!password@|pass@)[^\s@'"`$<]+@(?!host)[\w.-]+/;
  expect(SOURCES.filter(({ text }) => secret.test(text)).map(({ path }) => path)).toEqual([]);
});

/** What is watched of a file's own portal, and a date that one test sets, are gone with them. */
const REPLACES =
  /\bvi\s*\.(?:(?:mock|doMock|stubGlobal|hoisted)\b|spyOn\((?!\s*portal\.)|useFakeTimers\((?!\{ toFake: \['Date'\]))/;

test('tests that replace parts of modules are listed, as all others share one load of the modules', () => {
  const folder = join(ROOT, 'server/src');
  const tests = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.test.ts'));
  const replacing = tests.filter((path) => REPLACES.test(readFileSync(join(folder, path), 'utf8')));
  const listed = readFileSync(join(ROOT, 'vitest.config.ts'), 'utf8').matchAll(/'server\/src\/(.+\.test\.ts)'/g);
  expect(replacing.map((path) => path.replaceAll('\\', '/')).sort()).toEqual(
    [...listed].map(([, path]) => path).sort(),
  );
});
