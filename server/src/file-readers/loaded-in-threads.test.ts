import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const SERVER = join(import.meta.dirname, '..');
const isTest = (path: string) => /\.(test|suite)\.ts$|\/testing\//.test(path);
const sources = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !isTest(path))
  .map((path) => join(SERVER, path));
const textOf = (path: string) => readFileSync(path, 'utf8');

/** Files that a thread loads: those of readers, and what runs in a background thread. */
const IN_THREADS = sources
  .filter((path) => /\b(?:fileReader<|backgroundThread<)/.test(textOf(path)))
  .flatMap((path) =>
    [...textOf(path).matchAll(/new URL\('([^']+\.ts)', import\.meta\.url\)/g)].map(([, file = '']) =>
      join(dirname(path), file),
    ),
  )
  .filter((path) => existsSync(path));

/** Files of the server that a file loads; types are gone by then. */
function loadedBy(path: string): string[] {
  const statements = textOf(path).matchAll(
    /^(?:import|export)\s(?!type\b)(?:[^'";]*?\sfrom\s)?'(\.[^']+)'|\bimport\('(\.[^']+)'\)/gm,
  );
  return [...statements].map(([, one, other]) => join(dirname(path), one ?? other ?? ''));
}

function reachedFrom(...starts: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const left = [...starts];
  for (let path = left.pop(); path !== undefined; path = left.pop()) {
    if (seen.has(path)) continue;
    seen.add(path);
    left.push(...loadedBy(path));
  }
  return seen;
}

test('V15.2.2 the thread that answers calls never loads what reads the files of strangers', () => {
  const reached = reachedFrom(join(SERVER, 'main.ts'));
  expect(reached.size).toBeGreaterThan(500);
  expect(IN_THREADS.length).toBeGreaterThan(5);
  const loaded = IN_THREADS.filter((path) => reached.has(path)).map((path) => relative(SERVER, path));
  expect(loaded).toEqual([]);
});
