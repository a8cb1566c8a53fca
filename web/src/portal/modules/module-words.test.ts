import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ACTIVITY_WORDS } from './module-words.ts';

const SERVER = join(import.meta.dirname, '../../../../server/src');
const ACTION = /'([a-z]+(?:-[a-z]+)*\.[a-z]+(?:-[a-z]+)*)'/g;

/** What the server's sources write into the log: the value of every `action:`, both values of a choice included. */
const actions = globSync('**/*.ts', { cwd: SERVER })
  .filter((file) => !file.endsWith('.test.ts') && !file.includes('testing/'))
  .flatMap((file) => readFileSync(join(SERVER, file), 'utf8').match(/\baction: [^,\n}]+/g) ?? [])
  .flatMap((entry) => [...entry.matchAll(ACTION)].map(([, action = '']) => action));

test('every entry of the log is told in words', () => {
  expect(actions.length).toBeGreaterThan(150);
  expect(actions.filter((action) => ACTIVITY_WORDS[action] === undefined)).toEqual([]);
});
