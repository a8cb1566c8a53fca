import fc from 'fast-check';
import { expect, test } from 'vitest';
import { scrub } from './scrub.ts';

test.each([
  ['No account for dana.reyes+x@firm.example!', 'No account for [email]!'],
  ['at https://portal.example/resetPassword?link=abc#x:1:2', 'at https://portal.example/resetPassword'],
  ['connect postgres://portal:s3cret@db.example/portal', 'connect postgres://[hidden]@db.example/portal'],
  ['{"password":"Sour dough1","x":1}', '{"password":[hidden],"x":1}'],
  ['authorization: Bearer abc.def', 'authorization: [hidden]'],
  ['password=Sourdough1&x=1', 'password=[hidden]&x=1'],
  ['jwt eyJhbGciOi.eyJzdWIi.c2ln end', 'jwt [token] end'],
  ['from 203.0.113.7', 'from [address]'],
  ['user 0198a6f0-0000-7000-8000-0000000000aa', 'user [id]'],
  ['call +1 (555) 010-0199 now', 'call [number] now'],
  ['at save (file:///srv/portal/save-profile.ts:41:13)', 'at save (file:///srv/portal/save-profile.ts:41:13)'],
])('V14.2.3 %j leaves as %j', (text, expected) => {
  expect(scrub(text)).toBe(expected);
});

test('V14.2.3 no token of the portal and no address comes through, wherever it stands', () => {
  const token = fc.string({ unit: fc.constantFrom(...'abcXYZ019_-'), minLength: 43, maxLength: 43 });
  fc.assert(
    fc.property(token, fc.constantFrom('', ' ', '/', '=', '"', '('), (secret, before) => {
      expect(scrub(`x${before}${secret} of dana@firm.example`)).not.toContain(secret);
      expect(scrub(`${before}${secret} dana@firm.example`)).not.toContain('firm.example');
    }),
  );
});
