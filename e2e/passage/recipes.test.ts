import { readPlatformNotes } from '@portal/server/documents/scans/platform-notes.ts';
import { readRemedies } from '@portal/server/documents/scans/remedies.ts';
import { expect, test } from 'vitest';
import { planFor } from '../try-recipes/families.ts';
import { toldLines } from '../try-recipes/told-lines.ts';

test('every line of configuration that our advice tells is tried on a real server, or says why not', () => {
  const lines = toldLines();
  expect(lines.length).toBeGreaterThan(120);
  expect(lines.filter(({ server, code }) => planFor(server, code) === null)).toEqual([]);
  const notRun = lines.filter(({ server, code }) => 'notRun' in (planFor(server, code) ?? {}));
  expect(notRun.length).toBeLessThan(lines.length / 10);
});

test('every recipe says how it was checked: tried on a server, or against what its makers write', () => {
  const platforms = readRemedies().flatMap(({ id, platforms: own }) => Object.keys(own).map((name) => [id, name]));
  expect(platforms).toHaveLength(123);
  const notes = readPlatformNotes();
  expect(platforms.filter(([, name = '']) => !notes.has(name))).toEqual([]);
  const tried = [...notes.values()].filter(({ checked }) => checked.how === 'tried').map(({ id }) => id);
  expect(tried.sort()).toEqual(['apache', 'nginx']);
});

test('a line that nobody has thought of is not taken for a tried one', () => {
  expect(planFor('apache', 'FileETag None')).toBeNull();
  expect(planFor('nginx', 'gzip on;')).toBeNull();
});
