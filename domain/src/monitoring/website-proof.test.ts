import { expect, test } from 'vitest';
import { holdsProof, proofPlaces, triesInputs } from './website-proof.ts';

test('the places belong to the website', () => {
  expect(proofPlaces({ origin: 'https://www.lark.example:8443', hostname: 'www.lark.example' }, 'abc')).toEqual({
    dnsName: '_scan-permission.lark.example',
    dnsValue: 'scan-permission=abc',
    fileUrl: 'https://www.lark.example:8443/.well-known/scan-permission.txt',
    fileContent: 'scan-permission=abc',
    metaTag: '<meta name="scan-permission" content="abc">',
  });
});

test.each(['192.0.2.7', '[2001:db8::1]'])('%s has no name for a record', (hostname) => {
  expect(proofPlaces({ origin: `http://${hostname}`, hostname }, 'abc').dnsName).toBeNull();
});

test('a line counts whole, not a part of it, and beside those of others', () => {
  expect(holdsProof(['scan-permission=other', ' scan-permission=abc\r'], 'abc')).toBe(true);
  expect(holdsProof(['scan-permission=abcd', 'x scan-permission=abc', 'abc'], 'abc')).toBe(false);
  expect(holdsProof([], 'abc')).toBe(false);
});

test('levels that only read need none', () => {
  expect((['lightning', 'safe', 'sandbox_lightning'] as const).some(triesInputs)).toBe(false);
  expect((['normal', 'full', 'log4shell', 'sandbox_normal'] as const).every(triesInputs)).toBe(true);
});
