import { randomUUID } from 'node:crypto';
import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, resendVerification, signUp, verifyEmail } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../../testing/captcha-pass.ts';
import { followVerification } from '../../../testing/follow-verification.ts';
import { TEST_PASSWORD } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import { SIGN_UP_FROM } from '../../../testing/sign-up-from.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const HOUR_MS = 60 * 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function signedUp(): Promise<{ email: string; token: string }> {
  const email = `new-${randomUUID()}@firm.example`;
  const { brands } = portal.portal.services;
  await portal.passwordIdentity.signUp(brands.default, email, TEST_PASSWORD, SIGN_UP_FROM);
  return { email, token: await newestLinkToken(portal, email, 'verify-email') };
}

const follow = (token: string) => followVerification(portal, token);

const landing = (result: string, email: string) =>
  `/signin?${new URLSearchParams({ verification_result: result, username: email })}`;

describe('a verification link', () => {
  test('verifies the address and leads to sign-in', async () => {
    const { email, token } = await signedUp();
    expect(
      (await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD })).errors,
    ).toMatchObject([{ code: 'EMAIL_NOT_VERIFIED' }]);
    expect(await follow(token)).toBe(landing('success', email));
    expect((await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(200);
  });

  test('signs in, once, in the browser that signed up, and in another with the password alone', async () => {
    const email = `new-${randomUUID()}@firm.example`;
    const own = portal.browser();
    await giveCaptchaPass(portal, own);
    await own.call(signUp, { email, password: TEST_PASSWORD });
    const token = await newestLinkToken(portal, email, 'verify-email');
    const { bearer } = (await own.call(verifyEmail, { token })).body.data;
    const exchange = () => own.call(createSession, {}, { authorization: `Bearer ${bearer}` });
    expect((await exchange()).body.secondFactor).toBe('not-needed');
    expect((await exchange()).status).toBe(401);
    const another = await signedUp();
    const verify = (password: string | null) => own.call(verifyEmail, { token: another.token, password });
    expect((await verify('Not-The-Password-1')).errors).toMatchObject([{ code: 'SIGN_UP_PASSWORD_WRONG' }]);
    expect((await verify(TEST_PASSWORD)).body.data).toMatchObject({ result: 'success', bearer: expect.any(String) });
  });

  test('says so when it is followed again', async () => {
    const { email, token } = await signedUp();
    await follow(token);
    expect(await follow(token)).toBe(landing('already_confirmed', email));
  });

  test('V6.5.1 is used once, also by two at the same moment', async () => {
    const { email, token } = await signedUp();
    const results = await Promise.all([follow(token), follow(token)]);
    expect(results.sort()).toEqual([landing('already_confirmed', email), landing('success', email)]);
  });

  test('works for a day', async () => {
    const early = await signedUp();
    const late = await signedUp();
    portal.clock.advance(24 * HOUR_MS - 1);
    expect(await follow(early.token)).toBe(landing('success', early.email));
    portal.clock.advance(1);
    expect(await follow(late.token)).toBe(landing('expired', late.email));
  });

  test.each(['x', 'a'.repeat(43), "'or'1'='1", '%00'])('that is not ours, %s, is invalid', async (token) => {
    expect(await follow(token)).toBe('/signin?verification_result=invalid');
  });

  test('of another purpose is invalid', async () => {
    const { email } = await signedUp();
    const { identity, brands } = portal.portal.services;
    await identity.sendResetLink(brands.default, email, 'en');
    expect(await follow(await newestLinkToken(portal, email, 'reset-password'))).toBe(
      '/signin?verification_result=invalid',
    );
  });

  test('is stored as a hash only', async () => {
    const { token } = await signedUp();
    const rows = await portal.database.query<{ row: string }>(
      'select l::text as row from identity_links l union all select j::text from jobs.job j',
    );
    expect(rows.length).toBeGreaterThan(1);
    for (const { row } of rows) {
      expect(row).not.toContain(token);
      expect(row).not.toContain(Buffer.from(token).toString('hex'));
    }
  });
});

describe('sending the link again', () => {
  const resend = (email: string) => portal.browser().call(resendVerification, { email });

  test('mails a new link, and either works', async () => {
    const { email, token } = await signedUp();
    expect((await resend(email)).status).toBe(200);
    const newer = await newestLinkToken(portal, email, 'verify-email');
    expect(newer).not.toBe(token);
    const answers = [await follow(token), await follow(newer)];
    expect(answers).toEqual([landing('success', email), landing('already_confirmed', email)]);
  });

  test.each([
    ['with an account', async () => (await signedUp()).email],
    ['without one', async () => `nobody-${randomUUID()}@firm.example`],
  ])('has to wait a minute for an address %s', async (_kind, address) => {
    const email = await address();
    expect(await resend(email)).toMatchObject({ status: 200, body: { success: true } });
    portal.clock.advance(18_000);
    expect(await resend(email.toUpperCase())).toMatchObject({
      status: 429,
      errors: [{ code: 'RESEND_TOO_EARLY', message: 'Please wait 42 seconds before requesting another email' }],
    });
    portal.clock.advance(42_000);
    expect((await resend(email)).status).toBe(200);
  });

  test('mails nobody who has no account, or whose address is verified', async () => {
    const { email, token } = await signedUp();
    await follow(token);
    await resend(email);
    expect(await queuedMails(portal, email)).toHaveLength(1);
    const stranger = `nobody-${randomUUID()}@firm.example`;
    await resend(stranger);
    expect(await queuedMails(portal, stranger)).toEqual([]);
  });

  test('sends one mail for two clicks at once', async () => {
    const { email } = await signedUp();
    const answers = await Promise.all([resend(email), resend(email)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
    expect(await queuedMails(portal, email)).toHaveLength(2);
  });
});
