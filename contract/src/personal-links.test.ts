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

test('the calls that take a token are those of links in mails, and of the captcha', () => {
  expect([...new Set(WITH_TOKEN.map(([title]) => title.split('.')[0]))].sort()).toMatchInlineSnapshot(`
    [
      "digest",
      "emergencyLink",
      "handovers",
      "identity",
      "learning",
      "maturityAsks",
      "portal",
      "signOff",
    ]
  `);
});

test.each(WITH_TOKEN)('%s sends the token of its link in its body, so that no address holds it', (_title, call) => {
  expect(call.method).toBe('POST');
  expect(parameterNames(call.path)).not.toContain('token');
});
