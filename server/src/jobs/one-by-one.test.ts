import pino from 'pino';
import { expect, test } from 'vitest';
import { oneByOne } from './one-by-one.ts';

const FIRMS = ['a', 'b', 'c', 'd', 'e'].map((orgId) => ({ orgId, email: `boss@${orgId}.example` }));

/** Pages of two, as a store lists them. */
const list = async (after: string | null) => FIRMS.filter(({ orgId }) => orgId > (after ?? '')).slice(0, 2);
const keyOf = ({ orgId }: { orgId: string }) => orgId;

test('each has one turn, also after one that failed, and the failure is logged with its firm alone', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const turns: string[] = [];
  const done = await oneByOne(log, {
    name: 'sweep',
    list,
    keyOf,
    async work({ orgId }) {
      turns.push(orgId);
      if (orgId === 'b' || orgId === 'e') throw new Error('broken broom');
    },
  });
  expect(turns).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(done).toBe(3);
  expect(lines.map((line) => JSON.parse(line).orgId)).toEqual(['b', 'e']);
  expect(lines.join('')).not.toContain('@');
});

test('a list that cannot be had is no quiet end', async () => {
  const lost = oneByOne(pino({ enabled: false }), {
    name: 'sweep',
    list: () => Promise.reject<typeof FIRMS>(new Error('no database')),
    keyOf,
    work: async () => {},
  });
  await expect(lost).rejects.toThrow('no database');
});
