import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isEmailAddress, normalizeEmail } from './email-address.ts';

test('addresses are trimmed and in lower case', () => {
  expect(normalizeEmail('  Alex.Morgan@Example.COM\n')).toBe('alex.morgan@example.com');
});

test.each(['a@example.com', "o'brien+scans@mail.example.co.uk", 'x_y-z@sub.xn--mnchen-3ya.example'])(
  '%s is an address',
  (address) => {
    expect(isEmailAddress(address)).toBe(true);
  },
);

test.each([
  '',
  'a',
  'a@b',
  '@example.com',
  'a@',
  'a b@example.com',
  'a@example..com',
  'a..b@example.com',
  'a@-example.com',
  '"a"@example.com',
  'a@example.com\r\nBcc: evil@example.com',
  'a@example.com,b@example.com',
  '<a@example.com>',
  'a@[127.0.0.1]',
  'A@example.com',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(20)}.com`,
])('%s is none', (address) => {
  expect(isEmailAddress(address)).toBe(false);
});

test('usual addresses are taken in any case, and normalizing twice changes nothing', () => {
  const part = fc.stringMatching(/^[A-Za-z0-9]{1,20}$/);
  fc.assert(
    fc.property(part, part, fc.domain({ size: 'small' }), (first, last, domain) => {
      const address = normalizeEmail(` ${first}.${last}@${domain} `);
      fc.pre(address.length <= 254);
      expect(isEmailAddress(address)).toBe(true);
      expect(normalizeEmail(address)).toBe(address);
    }),
  );
});

test('nothing with a control character, a blank or a second at sign is an address', () => {
  fc.assert(
    fc.property(fc.string(), fc.constantFrom('\r\n', '\0', ' ', '@', ',', ';', '<', '"'), (text, bad) => {
      expect(isEmailAddress(normalizeEmail(`a${bad}${text}b@example.com`))).toBe(false);
    }),
  );
});
