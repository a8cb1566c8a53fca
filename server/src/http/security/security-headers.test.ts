import { featureUsageProfile } from '@portal/contract/plans/plans.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeBuiltApp, PRODUCTION_SETTINGS } from '../../testing/built-app.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const app = makeBuiltApp();
let plain: TestPortal;
let real: TestPortal;
beforeAll(async () => {
  [plain, real] = await Promise.all([
    startTestPortal({}, app.folder),
    startTestPortal(PRODUCTION_SETTINGS, app.folder),
  ]);
});
afterAll(async () => {
  await Promise.all([plain.stop(), real.stop()]);
  app.remove();
});

type Headers = Readonly<Record<string, string>>;
const ask = (
  portal: TestPortal,
  method: 'GET' | 'POST' | 'HEAD' | 'PUT' | 'TRACE' | 'OPTIONS',
  url: string,
  headers: Headers = {},
) =>
  portal.portal.http.inject({
    method: method as 'GET',
    url,
    headers: { host: portal === real ? 'portal.example.com' : 'localhost:3000', ...headers },
  });

/** Every kind of answer there is. */
const ANSWERS = [
  ['a page', 'GET', '/signin', 200],
  ['a page’s head', 'HEAD', '/signin', 200],
  ['a file', 'GET', '/assets/app-1a2b3c.js', 200],
  ['the disclaimer', 'GET', '/disclaimer.html', 200],
  ['a call', 'GET', '/api/getCSRFToken', 200],
  ['a refused call', 'POST', '/api/accounts/logout', 403],
  ['a call without a session', 'GET', '/api/plans/featureUsageProfile', 401],
  ['a redirect', 'GET', '/api/identity/verifyEmail/x', 302],
  ['an unknown call', 'GET', '/api/nothing', 404],
  ['an unknown file', 'GET', '/assets/nothing.js', 404],
  ['a hidden file', 'GET', '/.secret', 200],
  ['a broken address', 'GET', '/api/identity/verifyEmail/%zz', 404],
  ['a very long address', 'GET', `/api/identity/verifyEmail/${'x'.repeat(5000)}`, 404],
  ['another method', 'PUT', '/api/accounts/check', 404],
  ['another method on a page', 'OPTIONS', '/signin', 404],
  ['health', 'GET', '/healthz', 200],
] as const;

describe.each(ANSWERS)('%s', (_kind, method, url, status) => {
  test('V3.4.1/3.4.4/3.4.5/3.4.6 carries the headers that protect it', async () => {
    for (const portal of [plain, real]) {
      const { headers, statusCode } = await ask(portal, method, url);
      expect(statusCode).toBe(status);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'x-frame-options': expect.stringMatching(/^(DENY|SAMEORIGIN)$/),
        'permissions-policy': expect.stringContaining('camera=()'),
        'content-security-policy': expect.stringMatching(/^default-src 'none'; .*frame-ancestors '(none|self)'/),
        'x-transaction-id': expect.stringMatching(/^[A-Za-z0-9-]{8,64}$/),
      });
      expect(headers['content-security-policy']).not.toMatch(/unsafe-(inline|eval)|\*/);
      expect(headers['strict-transport-security']).toBe(
        portal === real ? 'max-age=63072000; includeSubDomains' : undefined,
      );
      expect(headers.server).toBeUndefined();
      expect(headers['x-powered-by']).toBeUndefined();
    }
  });

  test('V3.4.2 lets no other site read it', async () => {
    for (const origin of ['https://evil.example', 'null', 'https://portal.example.com.evil.example']) {
      const { headers } = await ask(real, method, url, { origin });
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
    }
  });
});

describe('the page', () => {
  test('V3.4.3 has a policy with a nonce of its own each time', async () => {
    const answers = await Promise.all([ask(plain, 'GET', '/'), ask(plain, 'GET', '/')]);
    const nonces = answers.map(({ headers, body }) => {
      const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? '';
      expect(body).toContain(`<style nonce="${nonce}">`);
      return nonce;
    });
    expect(Buffer.from(nonces[0] ?? '', 'base64').length).toBeGreaterThanOrEqual(16);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('is not kept, files of the build are', async () => {
    expect((await ask(plain, 'GET', '/')).headers['cache-control']).toBe('no-store');
    expect((await ask(plain, 'GET', '/assets/app-1a2b3c.js')).headers['cache-control']).toContain('immutable');
  });

  test('V5.3.2 stands for every address that is no file and no call, hidden files included', async () => {
    for (const url of ['/signin', '/console/setup/abc', '/.secret', '/a/b/c?x=1']) {
      const { body, headers } = await ask(plain, 'GET', url);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).not.toContain('hidden');
    }
    for (const url of ['/%2e%2e/%2e%2e/etc/passwd', '/assets/..%2f..%2fetc/passwd', '/assets/%00'])
      expect((await ask(plain, 'GET', url)).body).not.toMatch(/root:|hidden/);
  });

  test('asks for https only where the portal has it', async () => {
    const policy = async (portal: TestPortal) => (await ask(portal, 'GET', '/')).headers['content-security-policy'];
    expect(await policy(real)).toContain('upgrade-insecure-requests');
    expect(await policy(plain)).not.toContain('upgrade-insecure-requests');
  });
});

describe('cookies', () => {
  test.each([
    ['http', () => plain, 'pre=', ['Path=/', 'HttpOnly', 'SameSite=Lax']],
    ['https', () => real, '__Host-pre=', ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']],
  ] as const)('over %s have the attributes that guard them', async (_scheme, portal, start, attributes) => {
    const { headers } = await ask(portal(), 'GET', '/api/getCSRFToken');
    const cookie = String(headers['set-cookie']);
    expect(cookie.startsWith(start)).toBe(true);
    expect(cookie.split('; ').slice(1).sort()).toEqual([...attributes].sort());
    expect(/=([^;]+)/.exec(cookie)?.[1]).toMatch(/^[A-Za-z0-9_-]{43}$/);
  });

  test('of the other scheme’s name are not read', async () => {
    const headers = { cookie: `sid=${'A'.repeat(43)}; pre=${'B'.repeat(43)}` };
    expect((await ask(real, 'GET', '/api/getCSRFToken', headers)).headers['set-cookie']).toMatch(/^__Host-pre=/);
  });
});

test('V4.1.1/14.3.2 calls answer in JSON and are not kept', async () => {
  const { headers } = await ask(plain, 'GET', `/api${featureUsageProfile.path}`);
  expect(headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' });
});
