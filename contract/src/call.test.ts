import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { email, password } from './accounts/accounts.schemas.ts';
import { type Call, line, lines, linkToken } from './call.ts';
import { CALLS_BY_MODULE } from './calls.ts';

describe('a line', () => {
  test.each([
    ['  Dana  ', 'Dana'],
    ['Müller-Lüdenscheidt 😀', 'Müller-Lüdenscheidt 😀'],
    ['<b>bold</b>', '<b>bold</b>'],
    ['', ''],
  ])('%j is taken as %j', (given, taken) => {
    expect(line(50).parse(given)).toBe(taken);
  });

  test.each(['a\0b', 'a\nb', 'a\rb', 'a\tb', '\u001b[31m', 'a\u007fb', '\ud800', 'x'.repeat(51)])(
    '%j is refused',
    (text) => {
      expect(line(50).safeParse(text).success).toBe(false);
    },
  );

  test('is bounded after its blanks are cut off', () => {
    expect(line(3).parse(`${' '.repeat(100)}abc `)).toBe('abc');
  });
});

describe('several lines', () => {
  test('keep their breaks', () => {
    expect(lines(50).parse(' a\r\n\tb\nc ')).toBe('a\r\n\tb\nc');
  });

  test.each(['a\0b', 'a\u000bb', '\udc00', 'x'.repeat(51)])('%j is refused', (text) => {
    expect(lines(50).safeParse(text).success).toBe(false);
  });
});

test('what a line or lines take, a database takes: well-formed and without NUL', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      for (const schema of [line(1000), lines(1000)]) {
        const result = schema.safeParse(text);
        if (!result.success) continue;
        expect(result.data.isWellFormed()).toBe(true);
        expect(result.data).not.toContain('\0');
        expect(schema.parse(result.data)).toBe(result.data);
      }
    }),
  );
});

test('a token of a link has 43 characters of base64url', () => {
  expect(linkToken.safeParse('A'.repeat(43)).success).toBe(true);
  for (const text of ['', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}+`, `${'A'.repeat(42)}\n`])
    expect(linkToken.safeParse(text).success).toBe(false);
});

test('an address is normalized, and refused with the specification’s words', () => {
  expect(email.parse(' Dana.Reyes@Firm.EXAMPLE ')).toBe('dana.reyes@firm.example');
  expect(email.safeParse('dana').error?.issues[0]?.message).toBe('Please enter a valid email address.');
  expect(email.safeParse('a@firm.example\r\nBcc: b@firm.example').success).toBe(false);
});

test('a password is taken exactly as it was typed', () => {
  expect(password.parse('  Blanks stay 1 ')).toBe('  Blanks stay 1 ');
  expect(password.safeParse('').success).toBe(false);
  expect(password.safeParse('x'.repeat(129)).success).toBe(false);
});

test('what staff calls stands below /console/, because the pages of the console load those addresses alone', () => {
  const elsewhere = Object.values(CALLS_BY_MODULE)
    .flatMap((calls): readonly Call[] => Object.values(calls))
    .filter(({ access, path }) => access === 'staff' && !path.startsWith('/console/'));
  // The specification's (part 2), which no page calls.
  expect(elsewhere.map(({ path }) => path)).toEqual(['/reset/{name}']);
});
