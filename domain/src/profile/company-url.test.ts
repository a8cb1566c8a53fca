import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWebsiteAddress, withoutProtocol } from './company-url.ts';

test('a leading protocol is taken off, once', () => {
  expect(withoutProtocol(' HTTPS://example.com/a ')).toBe('example.com/a');
  expect(withoutProtocol('http://https://example.com')).toBe('https://example.com');
  expect(withoutProtocol('ftp://example.com')).toBe('ftp://example.com');
});

test.each([
  'example.com',
  'https://www.example.co.uk/shop?x=1#top',
  'münchen.example',
  '例え.テスト',
  'xn--mnchen-3ya.example',
  'example.com:8443/x',
])('%s is a website address', (address) => {
  expect(isWebsiteAddress(address)).toBe(true);
});

test.each([
  '',
  'example',
  'localhost',
  '127.0.0.1',
  'exam ple.com',
  '-example.com',
  'example..com',
  'example.c',
  'user@example.com',
  'javascript:alert(1)',
  'ftp://example.com',
  'example.com/"><script>',
  'example.com\\@evil.example',
  `${'a'.repeat(64)}.com`,
  `example.com/${'a'.repeat(2000)}`,
])('%s is none', (address) => {
  expect(isWebsiteAddress(address)).toBe(false);
});

test('every domain name is one, with and without protocol', () => {
  fc.assert(
    fc.property(fc.domain(), fc.constantFrom('', 'http://', 'https://'), (domain, protocol) => {
      expect(isWebsiteAddress(`${protocol}${domain}`)).toBe(true);
    }),
  );
});

test('nothing typed takes long to refuse', () => {
  expect(isWebsiteAddress(`${'a.'.repeat(900)}!`)).toBe(false);
  expect(isWebsiteAddress(`${'a-'.repeat(900)}!`)).toBe(false);
});
