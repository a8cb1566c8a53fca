import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { splitWebsiteAddress, WEBSITE_PROTOCOLS, websiteUrl } from './website-address.ts';

describe('taking a pasted address apart', () => {
  test.each([
    ['https://example.com/shop', 'https://', 'example.com/shop'],
    ['  HTTP://example.com ', 'http://', 'example.com'],
    ['example.com', null, 'example.com'],
    ['ftp://example.com', 'other', 'example.com'],
    ['example.com/?to=http://other.example', null, 'example.com/?to=http://other.example'],
    ['https://', 'https://', ''],
  ])('%s', (typed, protocol, address) => {
    expect(splitWebsiteAddress(typed)).toEqual({ protocol, address });
  });

  test('what was put together comes apart again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WEBSITE_PROTOCOLS), fc.domain(), (protocol, host) => {
        expect(splitWebsiteAddress(`${protocol}${host}`)).toEqual({ protocol, address: host });
      }),
    );
  });
});

describe('the URL of protocol and address', () => {
  test.each([
    ['example.com', 'https://example.com'],
    ['EXAMPLE.com/', 'https://example.com'],
    ['example.com:8443/shop?page=1#top', 'https://example.com:8443/shop?page=1'],
    ['example.com/~user@home/', 'https://example.com/~user@home/'],
    ['münchen.example', 'https://xn--mnchen-3ya.example'],
    ['127.0.0.1:8080', 'https://127.0.0.1:8080'],
    ['localhost:3000/x', 'https://localhost:3000/x'],
    ['[::1]:3000', 'https://[::1]:3000'],
  ])('%s', (address, url) => {
    expect(websiteUrl('https://', address)).toBe(url);
  });

  test.each([
    '',
    ' ',
    'example',
    'exam ple.com',
    'example.com/a b',
    '.example.com',
    'example..com',
    'user@example.com',
    'user:secret@example.com',
    'ftp://example.com',
    'https://example.com',
    'javascript:alert(1)',
    'example.com:99999',
    '<script>alert(1)</script>.com',
    "example.com' OR '1'='1",
    'example.com\\@evil.example',
    `example.com/${'a'.repeat(2000)}`,
  ])('%s is none', (address) => {
    expect(websiteUrl('https://', address)).toBeNull();
  });

  test('every host name with a dot gives a URL of that protocol, and giving it again changes nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(...WEBSITE_PROTOCOLS), fc.domain(), (protocol, host) => {
        const url = websiteUrl(protocol, host);
        expect(url).toMatch(new RegExp(`^${protocol}`));
        const parts = splitWebsiteAddress(url ?? '');
        expect(parts.protocol).toBe(protocol);
        expect(websiteUrl(protocol, parts.address)).toBe(url);
      }),
    );
  });

  test('whatever is typed, a URL that comes out is accepted by the calls', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const url = websiteUrl('http://', typed);
        if (url !== null) expect(url).toMatch(/^http:\/\/[^/\s@]+/);
      }),
    );
  });
});
