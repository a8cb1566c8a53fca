import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { CALLS_BY_MODULE } from './calls.ts';
import { faults } from './input-faults.texts.ts';

const calls: readonly (readonly [string, Call])[] = Object.values(CALLS_BY_MODULE).flatMap((module) =>
  Object.entries<Call>(module),
);
const VALUES = [undefined, null, '', 'x', '\u0000', '\ud800', 'x'.repeat(2000), -1, 1.5, 1e12, true, [], [''], {}];

test('what schemas of calls say about wrong fields are texts, or zod’s own words, which the server replaces', () => {
  const known = new Set<string>(Object.values(faults).map(({ text }) => text));
  const said = new Set<string>();
  for (const [, { input }] of calls)
    for (const value of VALUES) {
      const fields = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
      const given = Object.fromEntries(fields.map((field) => [field, value]));
      const { error } = input.safeParse(given, { error: () => 'zod’s own' });
      for (const { message } of error?.issues ?? []) said.add(message);
    }
  expect(said.size).toBeGreaterThan(40);
  expect([...said].filter((message) => message !== 'zod’s own' && !known.has(message))).toEqual([]);
});
