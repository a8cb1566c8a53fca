import { afterEach, expect, test } from 'vitest';
import { clearRedirect, isLocalPath, readRedirect, saveRedirect } from './saved-redirect.ts';

afterEach(clearRedirect);

test.each(['/', '/webappscan/My%20shop?tab=1#top', '/settings/you', '/api/monitoring/webapps/getScanReport/a;b;c;d'])(
  'keeps %s',
  (address) => {
    expect(isLocalPath(address)).toBe(true);
    saveRedirect(address);
    expect(readRedirect()).toBe(address);
  },
);

test.each([
  '',
  ' /settings/you',
  '?next=/settings',
  '/.//evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/./%2fevil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '/\r\nevil',
  '/\u0000',
  'https:evil.example',
  'https:/evil.example',
  '///evil.example',
  '/\\/evil.example',
  'data:text/html,x',
  'evil.example/',
  'webappscan',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  '/a\\..\\b',
  '/line\nbreak',
])('V3.7.2 does not keep %j', (address) => {
  expect(isLocalPath(address)).toBe(false);
  saveRedirect(address);
  expect(readRedirect()).toBeNull();
});

test('V3.7.2 does not follow what somebody else wrote into the cookie', () => {
  // biome-ignore lint/suspicious/noDocumentCookie: plays the attacker
  document.cookie = `redirectURL=${encodeURIComponent('//evil.example')}; Path=/`;
  expect(readRedirect()).toBeNull();
  // biome-ignore lint/suspicious/noDocumentCookie: plays the attacker
  document.cookie = 'redirectURL=%E0%A4%A; Path=/';
  expect(readRedirect()).toBeNull();
});
