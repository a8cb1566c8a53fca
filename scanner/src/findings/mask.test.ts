import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLuhnValid, maskHeader, maskText, maskUrl } from './mask.ts';

const made = (...parts: readonly string[]) => parts.join('');

test.each([
  ['DB_PASSWORD=hunter2x', 'DB_PASSWORD=********'],
  ['"apiKey": "abcdef123"', '"apiKey": "********"'],
  ["define('AUTH_SALT', 'q1w2e3r4');", "define('AUTH_SALT', '********');"],
  ['postgres://app:s3cr3t@db/x', 'postgres://app:********@db/x'],
  [made('key sk_', 'live_abcdefghijklmnop1234'), 'key ********'],
  ['card 4111 1111 1111 1111 end', 'card ******** end'],
  ['card 4111-1111-1111-1111', 'card ********'],
  ['order 4111 1111 1111 1112', 'order 4111 1111 1111 1112'],
  ['nothing to hide', 'nothing to hide'],
])('%s', (text, expected) => {
  expect(maskText(text)).toBe(expected);
});

test('a private key is hidden even when its end is cut off', () => {
  const body = 'MIIEowIBAAKCAQEA'.repeat(10);
  expect(maskText(`${made('-----BEGIN RSA PRIV', 'ATE KEY-----')}\n${body}`)).not.toContain('MIIEow');
});

test('cookie values and credentials never show', () => {
  expect(maskHeader('set-cookie', 'sid=abc; Path=/; Secure')).toBe('sid=********; Path=/; Secure');
  expect(maskHeader('cookie', 'sid=abc')).toBe('********');
  expect(maskHeader('authorization', 'Bearer abc')).toBe('********');
});

test('secret parameters of an address are hidden, others stay', () => {
  expect(maskUrl('https://a.example/x?reset_token=abc&page=2')).toBe('https://a.example/x?reset_token=********&page=2');
});

test('one changed digit is never a card number too', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 13, maxLength: 19 }), fc.nat(), (digits, at) => {
      const index = at % digits.length;
      const changed = digits.with(index, ((digits[index] ?? 0) + 1) % 10);
      return !(isLuhnValid(digits.join('')) && isLuhnValid(changed.join('')));
    }),
  );
});
