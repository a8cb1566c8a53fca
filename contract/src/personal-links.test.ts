import { expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from './call.ts';
import { CALLS_BY_MODULE } from './calls.ts';
import { parameterNames } from './path.ts';

const CALLS = Object.entries(CALLS_BY_MODULE).flatMap(([module, calls]) =>
  Object.entries(calls).map(([name, call]): [string, Call] => [`${module}.${name}`, call]),
);
const fieldsOf = ({ input }: Call) =>
  Object.keys(z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }).properties ?? {});
const WITH_TOKEN = CALLS.filter(([, call]) => fieldsOf(call).includes('token'));

/** Those of links in emails, of a test sign-in, of an emergency card, and of the captcha. */
const KNOWN = [
  'brandSignOn',
  'days',
  'digest',
  'emergencyLink',
  'handovers',
  'identity',
  'learning',
  'maturityAsks',
  'phishingLinks',
  'portal',
  'recall',
  'signOff',
  'ticketLink',
];

test('the calls that take a token are known', () => {
  const found = new Set(WITH_TOKEN.map(([title]) => title.split('.')[0] ?? ''));
  expect([...found].filter((module) => !KNOWN.includes(module))).toEqual([]);
  expect(found.size).toBeGreaterThan(5);
});

test.each(WITH_TOKEN)('%s sends the token of its link in its body, so that no address holds it', (_title, call) => {
  expect(call.method).toBe('POST');
  expect(parameterNames(call.path)).not.toContain('token');
});
