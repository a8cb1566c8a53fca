import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBrand } from '../testing/add-brand.ts';
import { makeBuiltApp, PRODUCTION_SETTINGS } from '../testing/built-app.ts';
import { startTestPortal, type TestPortal } from '../testing/test-portal.ts';

const app = makeBuiltApp();
let plain: TestPortal;
let real: TestPortal;
let behindProxy: TestPortal;
beforeAll(async () => {
  [plain, real, behindProxy] = await Promise.all([
    startTestPortal({}, app.folder),
    startTestPortal(PRODUCTION_SETTINGS, app.folder),
    startTestPortal({ TRUST_PROXY: '10.9.9.9' }, app.folder),
  ]);
  await addBrand(real, {
    brandId: 'acme',
    brandNameLong: 'Acme <Shield>',
    webDomain: 'shield.acme.example',
    supportEmail: 'help@acme.example',
  });
});
afterAll(async () => {
  await Promise.all([plain.stop(), real.stop(), behindProxy.stop()]);
  app.remove();
});

const ask = (portal: TestPortal, url: string, headers: Readonly<Record<string, string>>, remoteAddress = '10.0.0.1') =>
  portal.portal.http.inject({ method: 'GET', url, headers, remoteAddress });

describe('in production', () => {
  test.each(['portal.example.com', 'PORTAL.example.com:443', 'eu.portal.example.com', 'shield.acme.example'])(
    'the host %s is served',
    async (host) => expect((await ask(real, '/signin', { host })).statusCode).toBe(200),
  );

  test.each([
    'evilportal.example.com',
    'portal.example.com.evil.example',
    'example.com',
    'localhost',
    'localhost:3000',
    '127.0.0.1',
    '[::1]:3000',
    'evil.example',
    'portal.example.com@evil.example',
    '',
  ])('the host %j is not', async (host) => {
    const page = await ask(real, '/signin', { host });
    expect(page.statusCode).toBe(302);
    expect(page.headers.location).toBe('https://portal.example.com/incorrect-url');
    const call = await ask(real, '/api/getCSRFToken', { host });
    expect(call.statusCode).toBe(421);
    expect(call.json()).toMatchObject({ success: false, errors: [{ code: 'WRONG_HOST' }] });
    expect(call.headers['set-cookie']).toBeUndefined();
  });

  test('a brand’s host shows the brand, in pages and in errors, as text', async () => {
    const host = 'shield.acme.example';
    const page = await ask(real, '/signin', { host });
    expect(page.body).toContain('<title>Acme &lt;Shield&gt;</title>');
    expect(page.body).not.toContain('<Shield>');
    const failed = await real.portal.http.inject({
      method: 'POST',
      url: '/api/plans/subscribePlan',
      headers: { host, 'content-type': 'application/json' },
      payload: '{"planId":',
    });
    expect(failed.json()).toMatchObject({ errors: [{ code: 'INVALID_INPUT' }] });
  });
});

describe('outside production', () => {
  test.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'app.localhost'])(
    'the host %s is served',
    async (host) => expect((await ask(plain, '/signin', { host })).statusCode).toBe(200),
  );

  test.each(['evillocalhost', 'localhost.evil.example', '192.168.1.1', '127.0.0.1.evil.example'])(
    'the host %s is not',
    async (host) => expect((await ask(plain, '/api/getCSRFToken', { host })).statusCode).toBe(421),
  );
});

describe('V4.1.3/15.3.4 forwarded headers', () => {
  const SPOOFED = {
    'x-forwarded-host': 'localhost:3000',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '203.0.113.7',
    forwarded: 'for=203.0.113.7;host=localhost:3000',
  };

  test('make no host served that is not', async () => {
    expect((await ask(plain, '/api/getCSRFToken', { host: 'evil.example', ...SPOOFED })).statusCode).toBe(421);
    expect(
      (await ask(behindProxy, '/api/getCSRFToken', { host: 'evil.example', ...SPOOFED }, '10.9.9.9')).statusCode,
    ).toBe(421);
  });

  test('do not change who counts for the rate limit, unless the proxy sends them', async () => {
    const spend = async (portal: TestPortal, sender: string) => {
      const statuses = new Set<number>();
      for (let index = 0; index < 31; index += 1) {
        const headers = { host: 'localhost:3000', 'x-forwarded-for': `203.0.113.${index}` };
        statuses.add((await ask(portal, '/api/plans/isValidSubscriptionId/x', headers, sender)).statusCode);
      }
      return [...statuses].sort();
    };
    expect(await spend(plain, '10.0.0.2')).toEqual([200, 429]);
    expect(await spend(behindProxy, '10.0.0.2')).toEqual([200, 429]);
    expect(await spend(behindProxy, '10.9.9.9')).toEqual([200]);
  });
});
