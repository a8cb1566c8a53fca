import { captchaChallenge, verifyCaptcha } from '@portal/contract/portal/portal.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRecaptcha } from '../../testing/recaptcha-stand-in.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { startTestPortal } from '../../testing/test-portal.ts';
import { describeCaptcha } from './captcha.suite.ts';
import { createRecaptchaCaptcha } from './recaptcha-captcha.ts';

const IP = '203.0.113.7';

let recaptcha: Awaited<ReturnType<typeof startRecaptcha>>;
const clock = createTestClock();
beforeAll(async () => {
  recaptcha = await startRecaptcha(clock);
});
afterAll(() => recaptcha.stop());

function open(secret = recaptcha.secret) {
  const problems: unknown[] = [];
  const captcha = createRecaptchaCaptcha({
    settings: { siteKey: recaptcha.siteKey, secret, minScore: 0.5, endpoint: recaptcha.endpoint },
    clock,
    isOwnHost: async (host) => ['localhost', 'portal.example.com'].includes(host),
    report: (error) => void problems.push(error),
  });
  return { captcha, clock, problems, solve: async () => recaptcha.issue() };
}

describe('reCAPTCHA', () => {
  describeCaptcha(open);

  test('is asked with the secret and the visitor’s address', async () => {
    const { captcha } = open();
    const token = recaptcha.issue();
    await captcha.verify(token, IP);
    expect(Object.fromEntries(recaptcha.seen.at(-1) ?? [])).toEqual({
      secret: recaptcha.secret,
      response: token,
      remoteip: IP,
    });
  });

  test.each([
    ['of another website', { hostname: 'evil.example' }],
    ['of a host that only contains ours', { hostname: 'portal.example.com.evil.example' }],
    ['without a host', { hostname: '' }],
    ['for another action', { action: 'homepage' }],
    ['of a visitor who scores low', { score: 0.49 }],
    ['from the future', { at: new Date('2027-01-01T00:00:00Z') }],
    ['with a broken time', { at: { toISOString: () => 'yesterday' } as unknown as Date }],
  ])('takes no token %s', async (_kind, given) => {
    const { captcha } = open();
    const answer = await captcha.verify(recaptcha.issue(given), IP).catch((error: { code: string }) => error.code);
    expect([null, 'CAPTCHA_UNAVAILABLE']).toContain(answer);
    expect(await captcha.verify(recaptcha.issue({ score: 0.5 }), IP)).not.toBeNull();
    expect(await captcha.verify(recaptcha.issue({ hostname: 'portal.example.com' }), IP)).not.toBeNull();
  });

  test('takes no token after two minutes', async () => {
    const { captcha } = open();
    const [young, old] = [recaptcha.issue(), recaptcha.issue()];
    clock.advance(2 * 60_000);
    expect(await captcha.verify(young, IP)).not.toBeNull();
    clock.advance(1);
    expect(await captcha.verify(old, IP)).toBeNull();
  });

  test.each([
    ['does not answer', { isDown: true, answer: null }],
    ['answers something else', { isDown: false, answer: '<html>' }],
    ['answers without saying yes or no', { isDown: false, answer: '{}' }],
    ['has a problem of its own', { isDown: false, answer: '{"success":false,"error-codes":["bad-request"]}' }],
  ])('lets nobody pass when Google %s', async (_kind, trouble) => {
    const { captcha, problems } = open();
    Object.assign(recaptcha.state, trouble);
    await expect(captcha.verify(recaptcha.issue(), IP)).rejects.toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' });
    Object.assign(recaptcha.state, { isDown: false, answer: null });
    expect(problems).toHaveLength(1);
  });

  test('lets nobody pass with a wrong secret, and says so in the log', async () => {
    const { captcha, problems } = open('6LcAnotherSecretKey');
    await expect(captcha.verify(recaptcha.issue(), IP)).rejects.toMatchObject({ code: 'CAPTCHA_UNAVAILABLE' });
    expect(String(problems[0])).toContain('invalid-input-secret');
  });
});

test('a portal with reCAPTCHA passes people, refuses others, and tells an outage', async () => {
  const portal = await startTestPortal(recaptcha.settings);
  try {
    const browser = portal.browser();
    clock.set(portal.clock.now().toISOString());
    expect((await browser.call(captchaChallenge, {})).body).toEqual({ kind: 'recaptcha', siteKey: recaptcha.siteKey });
    const verify = async (token: string) => (await browser.call(verifyCaptcha, { token })).body;
    expect(await verify(recaptcha.issue())).toEqual({ success: true });
    expect(await verify(recaptcha.issue({ hostname: 'evil.example' }))).toEqual({ success: false });
    expect(await verify('x'.repeat(60))).toEqual({ success: false });
    recaptcha.state.isDown = true;
    expect(await browser.call(verifyCaptcha, { token: recaptcha.issue() })).toMatchObject({
      status: 503,
      errors: [{ code: 'CAPTCHA_UNAVAILABLE', message: expect.stringContaining('Please try again') }],
    });
    recaptcha.state.isDown = false;
    const frame = await portal.portal.http.inject({ url: '/captcha/frame', headers: { host: 'localhost:3000' } });
    expect(frame.statusCode).toBe(200);
    expect(frame.headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(frame.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  } finally {
    await portal.stop();
  }
});
