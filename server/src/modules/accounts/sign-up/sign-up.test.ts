import { randomUUID } from 'node:crypto';
import { signUp } from '@portal/contract/accounts/identity.calls.ts';
import { captchaChallenge, verifyCaptcha } from '@portal/contract/portal/portal.calls.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { giveCaptchaPass } from '../../../testing/captcha-pass.ts';
import { followVerification } from '../../../testing/follow-verification.ts';
import { signInNewPerson, TEST_PASSWORD } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import { SIGN_UP_FROM } from '../../../testing/sign-up-from.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const newAddress = () => `new-${randomUUID()}@firm.example`;
const identities = (email: string) =>
  portal.database.query<{ password_hash: string; verified_at: Date | null }>(
    'select password_hash, verified_at from identities where email = $1',
    [email],
  );

async function visitor(): Promise<TestBrowser> {
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  return browser;
}

describe('signing up', () => {
  test('makes an account that waits for its address, and mails the link', async () => {
    const email = newAddress();
    const answer = await (await visitor()).call(signUp, { email: ` ${email.toUpperCase()} `, password: TEST_PASSWORD });
    expect(answer).toMatchObject({ status: 200, body: { success: true } });
    expect(await identities(email)).toMatchObject([{ verified_at: null }]);
    expect(await queuedMails(portal, email)).toMatchObject([{ request: { kind: 'verify-email' } }]);
  });

  test('V11.4.2 keeps the password as argon2id only', async () => {
    const email = newAddress();
    await (await visitor()).call(signUp, { email, password: TEST_PASSWORD });
    expect((await identities(email))[0]?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('says that there is an account, and tells its owner by mail', async () => {
    const { email } = await signInNewPerson(portal);
    const before = await identities(email);
    const answer = await (await visitor()).call(signUp, { email, password: 'Another-Strong-77' });
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'USERNAME_EXISTS', field: 'email' }] });
    expect(await identities(email)).toEqual(before);
    expect(await queuedMails(portal, email)).toMatchObject([{ request: { kind: 'account-exists' } }]);
  });

  test('again before the address is verified leaves the first sign-up as it was', async () => {
    const email = newAddress();
    await (await visitor()).call(signUp, { email, password: TEST_PASSWORD });
    const first = await newestLinkToken(portal, email, 'verify-email');
    const before = await identities(email);
    portal.clock.advance(60_000);
    const answer = await (await visitor()).call(signUp, { email, password: 'Another-Strong-77' });
    expect(answer.status).toBe(200);
    expect(await identities(email)).toEqual(before);
    expect(await followVerification(portal, first)).toContain('verification_result=success');
    expect((await portal.passwordIdentity.signIn(email, TEST_PASSWORD, null)).kind).toBe('bearer');
  });

  test('twice at once makes one account', async () => {
    const email = newAddress();
    const [one, other] = [await visitor(), await visitor()];
    const answers = await Promise.all(
      [one, other].map((browser) => browser.call(signUp, { email, password: TEST_PASSWORD })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await identities(email)).toHaveLength(1);
  });

  test.each([
    ['Ab1defg', 'PASSWORD_TOO_WEAK'],
    ['abcdefgh1', 'PASSWORD_TOO_WEAK'],
    ['ABCDEFGH1', 'PASSWORD_TOO_WEAK'],
    ['Abcdefghi', 'PASSWORD_TOO_WEAK'],
    ['Password1', 'PASSWORD_TOO_COMMON'],
    ['Qwerty123', 'PASSWORD_TOO_COMMON'],
    ['CyberSafety2026', 'PASSWORD_TOO_COMMON'],
    ['Cyber-Safety-1', 'PASSWORD_TOO_COMMON'],
    ['Dana.Reyes-1984', 'PASSWORD_TOO_COMMON'],
    ['Harborbakery7', 'PASSWORD_TOO_COMMON'],
  ])('V6.2.1/6.2.4/6.2.11 refuses the password %s: %s', async (password, code) => {
    const email = 'dana.reyes@harborbakery.example';
    const answer = await (await visitor()).call(signUp, { email, password });
    expect(answer).toMatchObject({ status: 400, errors: [{ code, field: 'password' }] });
    expect(await identities(email)).toEqual([]);
  });

  test.each([
    ['a long sentence', `Aa1 ${'word '.repeat(20)}`],
    ['128 characters', `Aa1${'x'.repeat(125)}`],
    ['blanks at both ends', '  Quiet-River-42  '],
    ['other scripts', 'Straße-ЖУК-42-é'],
  ])('V6.2.8/6.2.9 takes %s exactly as typed', async (_name, password) => {
    const email = newAddress();
    expect((await (await visitor()).call(signUp, { email, password })).status).toBe(200);
    const identity = portal.passwordIdentity;
    expect(await identity.signIn(email, password, null)).toEqual({ kind: 'not-verified' });
    expect(await identity.signIn(email, password.trim().slice(0, -1), null)).toEqual({ kind: 'wrong-credentials' });
  });
});

describe('the captcha’s pass', () => {
  const tryWith = (browser: TestBrowser) => browser.call(signUp, { email: newAddress(), password: TEST_PASSWORD });
  const refused = { status: 400, errors: [{ code: 'CAPTCHA_FAILED', message: 'You smell like a robot.' }] };

  test('is needed', async () => {
    expect(await tryWith(portal.browser())).toMatchObject(refused);
  });

  test('is good for one sign-up', async () => {
    const browser = await visitor();
    expect((await tryWith(browser)).status).toBe(200);
    expect(await tryWith(browser)).toMatchObject(refused);
  });

  test('is spent once, also by two sign-ups at the same moment', async () => {
    const browser = await visitor();
    const answers = await Promise.all([tryWith(browser), tryWith(browser), tryWith(browser)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('is not spent on a password that is refused', async () => {
    const browser = await visitor();
    await browser.call(signUp, { email: newAddress(), password: 'weak' });
    expect((await tryWith(browser)).status).toBe(200);
  });

  test('is of no use in another browser', async () => {
    await visitor();
    expect(await tryWith(portal.browser())).toMatchObject(refused);
  });

  test('is good for five minutes, and a second solution renews it', async () => {
    // The captcha's library looks at the machine's own clock.
    vi.useFakeTimers({ toFake: ['Date'], now: portal.clock.now() });
    onTestFinished(() => void vi.useRealTimers());
    const solve = async (browser: TestBrowser) => {
      const { body } = await browser.call(captchaChallenge, {});
      const challenge = body as unknown as Parameters<typeof solveChallenge>[0]['challenge'];
      const solution = await solveChallenge({ challenge, deriveKey });
      const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
      return { token, answer: await browser.call(verifyCaptcha, { token }) };
    };
    const browser = portal.browser();
    const first = await solve(browser);
    expect(first.answer.body).toEqual({ success: true });
    expect((await portal.browser().call(verifyCaptcha, { token: first.token })).body).toEqual({ success: false });
    portal.clock.advance(4 * 60_000);
    expect((await solve(browser)).answer.body).toEqual({ success: true });
    portal.clock.advance(4 * 60_000);
    expect((await tryWith(browser)).status).toBe(200);
    expect((await solve(browser)).answer.body).toEqual({ success: true });
    portal.clock.advance(5 * 60_000);
    expect(await tryWith(browser)).toMatchObject(refused);
  });
});

test('V2.3.3 an unfinished sign-up leaves nothing behind', async () => {
  const email = newAddress();
  const { brands, outbox } = portal.portal.services;
  const put = outbox.put;
  Object.assign(outbox, { put: () => Promise.reject(new Error('the queue is away')) });
  await expect(portal.passwordIdentity.signUp(brands.default, email, TEST_PASSWORD, SIGN_UP_FROM)).rejects.toThrow(
    'the queue is away',
  );
  Object.assign(outbox, { put });
  expect(await identities(email)).toEqual([]);
});
