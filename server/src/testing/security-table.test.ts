import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FLOORS = ['contract', 'domain', 'e2e', 'scanner', 'scripts', 'server', 'web'];

/** Rules by the file whose tests begin with them; a name may begin with several, parted by slashes. */
const NAMED = new Map<string, Set<string>>();
for (const floor of FLOORS) {
  for (const entry of readdirSync(join(ROOT, floor), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.includes('node_modules') || !/\.(test|suite|spec)\.tsx?$/.test(entry.name))
      continue;
    const path = join(entry.parentPath, entry.name);
    const ids = [...readFileSync(path, 'utf8').matchAll(/['"`]V(\d+\.\d+\.\d+(?:\/\d+\.\d+\.\d+)*) /g)].flatMap(
      ([, list = '']) => list.split('/').map((id) => `V${id}`),
    );
    if (ids.length > 0) NAMED.set(relative(ROOT, path), new Set(ids));
  }
}

const ROWS = readFileSync(join(ROOT, 'docs/SECURITY.md'), 'utf8')
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(([, id = '', , , testedIn]) => /^V\d+\.\d+\.\d+$/.test(id) && testedIn !== undefined)
  .map(([, id = '', , state = '', testedIn = '']) => ({
    id,
    state,
    files: [...testedIn.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path),
  }));

describe('the table of docs/SECURITY.md', () => {
  test('has each rule once', () => {
    expect(ROWS.length).toBeGreaterThan(100);
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length);
  });

  test('names for each rule the files whose tests begin with it', () => {
    const wrong = ROWS.flatMap(({ id, files }) =>
      files.filter((path) => !NAMED.get(path)?.has(id)).map((path) => `${id} ${path}`),
    );
    expect(wrong).toEqual([]);
  });

  test('has every rule that a test is named by', () => {
    const told = new Set(ROWS.map(({ id }) => id));
    const untold = [...NAMED].flatMap(([path, ids]) =>
      [...ids].filter((id) => !told.has(id)).map((id) => `${id} ${path}`),
    );
    expect(untold).toEqual([]);
  });

  test('calls nothing met that no test tries, but for the one rule that is broken on purpose', () => {
    const untested = ROWS.filter(({ state, files }) => state.startsWith('met') && files.length === 0);
    expect(untested.map(({ id }) => id)).toEqual(['V6.2.5']);
    for (const { id, state } of ROWS) expect(state, id).toMatch(/^(met\b|not yet\b)/);
  });
});
