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

test('a line that nobody has thought of is not taken for a tried one', () => {
  expect(planFor('apache', 'FileETag None')).toBeNull();
  expect(planFor('nginx', 'gzip on;')).toBeNull();
});
