import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { EVERY_CALL } from './every-call.ts';

const PAGES = join(import.meta.dirname, '../../../web/src');

/** Calls that pages make to show something, and repeat when they like. */
const READ_BY_PAGES = new Set(
  readdirSync(PAGES, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .flatMap((path) => [...readFileSync(join(PAGES, path), 'utf8').matchAll(/useCallQuery\(\s*'(\w+)'/g)])
    .map(([, name = '']) => name),
);

test('V7.3.1 a POST by which pages read is passive, so that a page that stands open keeps no session alive', () => {
  expect(READ_BY_PAGES.size).toBeGreaterThan(50);
  const wrong = EVERY_CALL.filter(
    ({ name, call }) =>
      READ_BY_PAGES.has(name) && call.method === 'POST' && call.access !== 'public' && !call.isPassive,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});
