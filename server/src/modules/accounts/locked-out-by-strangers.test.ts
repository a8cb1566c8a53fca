import { randomUUID } from 'node:crypto';
import {
  checkResetPasswordMagicLink,
  inviteUser,
  readInviteLink,
  resetPassword,
  sendResetPasswordMagicLink,
} from '@portal/contract/accounts/accounts.calls.ts';
import {
  authenticate,
  confirmForgotPassword,
  forgotPassword,
  readVerificationLink,
  resendVerification,
  signUp,
  verifyEmail,
} from '@portal/contract/accounts/identity.calls.ts';
import { inviteLinkLookup } from '@portal/contract/accounts/invite-lookup.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { followVerification } from '../../testing/follow-verification.ts';
import { signInNewMember, signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { nextAddress } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const PROXY = '10.200.0.1';
const NEW_PASSWORD = 'Brand-New-Lantern-88';
const ATTACKERS = 'Attacker-Pass-22-Bb';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ TRUST_PROXY: PROXY });
});
afterAll(() => portal.stop());

/** Somebody in another browser and another network each time, behind the proxy that the portal trusts. */
function stranger() {
  const browser = portal.browser();
  browser.address = PROXY;
  return { browser, headers: { 'x-forwarded-for': nextAddress() } };
}

const newAddress = () => `new-${randomUUID()}@firm.example`;
const wrong = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');

const guess = async (username: string, password = 'Wrong-Guess-1') => {
  const { browser, headers } = stranger();
  return browser.call(authenticate, { username, password }, headers);
};

async function signUpAs(email: string, password: string, browser = portal.browser()) {
  await giveCaptchaPass(portal, browser);
  expect((await browser.call(signUp, { email, password })).status).toBe(200);
  return browser;
}

const mailsOf = async (email: string, kind: string) =>
  (await queuedMails(portal, email)).filter(({ request }) => request.kind === kind);

async function newestCode(email: string): Promise<string> {
  const mail = (await mailsOf(email, 'reset-code')).at(-1);
  return mail?.request.kind === 'reset-code' ? mail.request.code : '';
}

describe('V6.1.1 a stranger who knows an address', () => {
  test('locks nobody out of a browser that they have signed in with, however long and from wherever', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const enter = (password: string) => browser.call(authenticate, { username: email, password });
    for (let hour = 0; hour < 3; hour += 1) {
      for (let tries = 0; tries < 8; tries += 1) await guess(email);
      expect((await guess(email, TEST_PASSWORD)).status).toBe(429);
      expect((await enter(TEST_PASSWORD)).status).toBe(200);
      portal.clock.advance(60 * MINUTE_MS);
    }
  });

  test('gets no further guesses by a cookie of another account’s browser, or one made up', async () => {
    const { email } = await signInNewPerson(portal);
    const other = await signInNewPerson(portal);
    for (let tries = 0; tries < 8; tries += 1) await guess(email);
    expect((await other.browser.call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(429);
    const { browser } = stranger();
    browser.cookies.set('device', 'a'.repeat(43));
    expect((await browser.call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(429);
  });

  test('has five guesses in a known browser too, which lock that one alone', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const enter = (password: string) => browser.call(authenticate, { username: email, password });
    for (let tries = 0; tries < 5; tries += 1) expect((await enter('Wrong-Guess-1')).status).toBe(401);
    expect((await enter(TEST_PASSWORD)).status).toBe(429);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
    portal.clock.advance(MINUTE_MS);
    expect((await enter(TEST_PASSWORD)).status).toBe(200);
  });

  test('does not end a link for a new password by asking for others, all the time that it works', async () => {
    const { email } = await signInNewPerson(portal);
    await portal.browser().call(sendResetPasswordMagicLink, { email });
    const linkId = await newestLinkToken(portal, email, 'reset-password');
    for (let minute = 1; minute < 30; minute += 1) {
      portal.clock.advance(MINUTE_MS);
      const { browser, headers } = stranger();
      await browser.call(sendResetPasswordMagicLink, { email }, headers);
    }
    expect((await portal.browser().call(resetPassword, { linkId, password: NEW_PASSWORD })).status).toBe(200);
    const newest = await newestLinkToken(portal, email, 'reset-password');
    const { body } = await portal.browser().call(checkResetPasswordMagicLink, { linkId: newest });
    expect([newest === linkId, body.isValidLink]).toEqual([false, false]);
  });

  test('ends nobody’s code, neither by wrong ones nor by asking for another', async () => {
    const { email } = await signInNewPerson(portal);
    const owner = portal.browser();
    await owner.call(forgotPassword, { username: email });
    const code = await newestCode(email);
    for (let tries = 0; tries < 8; tries += 1) {
      const { browser, headers } = stranger();
      const input = { username: email, code: wrong(code), password: NEW_PASSWORD };
      expect((await browser.call(confirmForgotPassword, input, headers)).status).toBe(400);
      await browser.call(forgotPassword, { username: email }, headers);
    }
    const right = { username: email, code, password: NEW_PASSWORD };
    expect((await stranger().browser.call(confirmForgotPassword, right)).status).toBe(400);
    expect((await owner.call(confirmForgotPassword, right)).status).toBe(200);
  });

  test('guesses at ten codes a day at most, however many browsers and networks they have', async () => {
    const { browser: known, email } = await signInNewPerson(portal);
    for (let asked = 0; asked < 15; asked += 1) {
      const { browser, headers } = stranger();
      await browser.call(forgotPassword, { username: email }, headers);
    }
    expect(await mailsOf(email, 'reset-code')).toHaveLength(10);
    // Using up the codes closes no way: links are counted apart.
    await stranger().browser.call(sendResetPasswordMagicLink, { email });
    expect(await mailsOf(email, 'reset-password')).toHaveLength(1);
    await known.call(forgotPassword, { username: email });
    expect(await mailsOf(email, 'reset-code')).toHaveLength(11);
    portal.clock.advance(24 * 60 * MINUTE_MS);
    await stranger().browser.call(forgotPassword, { username: email });
    expect(await mailsOf(email, 'reset-code')).toHaveLength(12);
  });

  test('does not end an invitation by looking it up', async () => {
    const email = newAddress();
    await (await signInNewMember(portal)).browser.call(inviteUser, { email });
    const linkId = await newestLinkToken(portal, email, 'invite');
    const own = { 'sec-fetch-dest': 'empty', 'x-transaction-id': 'test-transaction' };
    for (let times = 0; times < 25; times += 1) {
      const { browser, headers } = stranger();
      await browser.call(inviteLinkLookup, { email }, { ...own, ...headers });
      portal.clock.advance(10 * MINUTE_MS);
      expect((await portal.browser().call(readInviteLink, { linkId })).status).toBe(200);
    }
    expect(await mailsOf(email, 'invite')).toHaveLength(26);
  });
});

test('V6.3.1 eight right passwords at the same moment from eight browsers all sign in', async () => {
  const { email } = await signInNewPerson(portal);
  const answers = await Promise.all(Array.from({ length: 8 }, () => guess(email, TEST_PASSWORD)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
});

describe('signing up with somebody else’s address', () => {
  test('leaves the owner’s sign-up alone: a link verifies the password that its person types', async () => {
    const email = newAddress();
    await signUpAs(email, TEST_PASSWORD);
    const owners = await newestLinkToken(portal, email, 'verify-email');
    portal.clock.advance(MINUTE_MS);
    await signUpAs(email, ATTACKERS);
    expect(await followVerification(portal, owners)).toContain('verification_result=success');
    expect((await portal.browser().call(authenticate, { username: email, password: ATTACKERS })).status).toBe(401);
    expect((await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(200);
    const theirs = await newestLinkToken(portal, email, 'verify-email');
    expect(await followVerification(portal, theirs)).toContain('verification_result=already_confirmed');
    expect((await portal.browser().call(authenticate, { username: email, password: ATTACKERS })).status).toBe(401);
  });

  test('is no gain either when the attacker is first', async () => {
    const email = newAddress();
    await signUpAs(email, ATTACKERS);
    portal.clock.advance(MINUTE_MS);
    await signUpAs(email, TEST_PASSWORD);
    await followVerification(portal, await newestLinkToken(portal, email, 'verify-email'));
    expect((await portal.browser().call(authenticate, { username: email, password: ATTACKERS })).status).toBe(401);
    expect((await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(200);
  });

  test('is verified by no program that opens links, and the page says where and when somebody signed up', async () => {
    const email = newAddress();
    await signUpAs(email, ATTACKERS);
    const token = await newestLinkToken(portal, email, 'verify-email');
    for (let opened = 0; opened < 3; opened += 1) {
      const { headers } = await portal.browser().send('GET', `/api/identity/verifyEmail/${token}`);
      expect(headers.location).toBe(`/verifyEmail/${token}`);
    }
    const { errors } = await portal.browser().call(authenticate, { username: email, password: ATTACKERS });
    expect(errors).toMatchObject([{ code: 'EMAIL_NOT_VERIFIED' }]);
    const { body } = await portal.browser().call(readVerificationLink, { token });
    expect(body.data).toEqual({
      result: 'open',
      email,
      signUp: { device: 'Unknown browser', at: portal.clock.now().toISOString() },
      needsPassword: true,
    });
  });

  test('a link that another browser asks for again is of nobody’s sign-up where there are several', async () => {
    const email = newAddress();
    const owner = await signUpAs(email, TEST_PASSWORD);
    portal.clock.advance(MINUTE_MS);
    await signUpAs(email, ATTACKERS);
    await stranger().browser.call(resendVerification, { email });
    const ofNobody = await newestLinkToken(portal, email, 'verify-email');
    portal.clock.advance(MINUTE_MS);
    await owner.call(resendVerification, { email });
    const own = await newestLinkToken(portal, email, 'verify-email');
    const readOf = async (token: string) =>
      (await portal.browser().call(readVerificationLink, { token })).body.data.signUp?.device ?? null;
    expect([await readOf(ofNobody), await readOf(own)]).toEqual([null, 'Unknown browser']);
    expect(await followVerification(portal, ofNobody)).toContain('verification_result=success');
    expect((await guess(email, ATTACKERS)).status).toBe(401);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  test('within the same minute, where one mail goes out, lets in who proves the address and no one else', async () => {
    const email = newAddress();
    await signUpAs(email, ATTACKERS);
    const owner = await signUpAs(email, TEST_PASSWORD);
    expect(await mailsOf(email, 'verify-email')).toHaveLength(1);
    const token = await newestLinkToken(portal, email, 'verify-email');
    expect((await owner.call(readVerificationLink, { token })).body.data.needsPassword).toBe(false);
    expect((await owner.call(verifyEmail, { token })).body.data).toMatchObject({ result: 'success', email });
    expect((await guess(email, ATTACKERS)).status).toBe(401);
    expect((await guess(email, TEST_PASSWORD)).status).toBe(200);
  });

  test('is no gain where the owner, who never signed up, presses the button: a password has to be set by mail', async () => {
    const email = newAddress();
    const attacker = await signUpAs(email, ATTACKERS);
    const token = await newestLinkToken(portal, email, 'verify-email');
    const owner = portal.browser();
    const wrong = await owner.call(verifyEmail, { token, password: TEST_PASSWORD });
    expect(wrong).toMatchObject({ status: 400, errors: [{ code: 'SIGN_UP_PASSWORD_WRONG', field: 'password' }] });
    expect((await owner.call(verifyEmail, { token })).body.data).toMatchObject({ result: 'success', bearer: null });
    const { errors } = await attacker.call(authenticate, { username: email, password: ATTACKERS });
    expect(errors).toMatchObject([{ code: 'PASSWORD_RESET_REQUIRED' }]);
    await owner.call(sendResetPasswordMagicLink, { email });
    const linkId = await newestLinkToken(portal, email, 'reset-password');
    expect((await owner.call(resetPassword, { linkId, password: NEW_PASSWORD })).status).toBe(200);
    expect((await attacker.call(authenticate, { username: email, password: ATTACKERS })).status).toBe(401);
    expect((await owner.call(authenticate, { username: email, password: NEW_PASSWORD })).status).toBe(200);
  });

  test('is no gain after the sign-ups were cleared away either', async () => {
    const email = newAddress();
    await signUpAs(email, ATTACKERS);
    await portal.database.query('delete from identity_sign_ups');
    await portal.browser().call(resendVerification, { email });
    const token = await newestLinkToken(portal, email, 'verify-email');
    // One after the other: once the address is proved, a password is no longer looked at.
    expect((await portal.browser().call(verifyEmail, { token, password: TEST_PASSWORD })).status).toBe(400);
    expect((await portal.browser().call(verifyEmail, { token, password: null })).status).toBe(200);
    expect((await guess(email, ATTACKERS)).status).toBe(403);
  });

  test('keeps five sign-ups at most, pushes none of them out, and the link of a further one works', async () => {
    const email = newAddress();
    await signUpAs(email, TEST_PASSWORD);
    const first = await newestLinkToken(portal, email, 'verify-email');
    for (let more = 0; more < 7; more += 1) {
      portal.clock.advance(MINUTE_MS);
      await signUpAs(email, ATTACKERS);
    }
    const rows = await portal.database.query(
      'select 1 from identity_sign_ups join identities using (subject) where email = $1',
      [email],
    );
    expect(rows).toHaveLength(5);
    expect(await followVerification(portal, first)).toContain('verification_result=success');
    expect((await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD })).status).toBe(200);
  });

  test('mails once a minute, however many sign up at once, whether or not there is an account', async () => {
    const free = newAddress();
    const taken = (await signInNewPerson(portal)).email;
    for (const email of [free, taken]) {
      await Promise.all(
        Array.from({ length: 8 }, async () => {
          const { browser } = stranger();
          await giveCaptchaPass(portal, browser);
          await browser.call(signUp, { email, password: ATTACKERS });
        }),
      );
      expect(await queuedMails(portal, email)).toHaveLength(1);
    }
  });
});
