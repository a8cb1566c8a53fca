import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { answerNewPassword, authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { missingPasswordParts } from '@portal/domain/accounts/password-rule.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTemporaryPassword } from '../../providers/identity/temporary-passwords.ts';
import { signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Brand-New-Lantern-88';
const REFUSED = { status: 401, errors: [{ code: 'NEW_PASSWORD_CHALLENGE_INVALID' }] };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const signIn = (username: string, password: string) => portal.browser().call(authenticate, { username, password });
const answer = (challenge: string | null, password = NEW_PASSWORD) =>
  portal.browser().call(answerNewPassword, { challenge: challenge ?? '', password });

async function givenTemporaryPassword() {
  const person = await signInNewPerson(portal);
  const { identity, database, brands } = portal.portal.services;
  const [row] = await portal.database.query<{ subject: string }>('select subject from identities where email = $1', [
    person.email,
  ]);
  await database.asSystem((tx) =>
    identity.sendTemporaryPassword(tx, brands.default, { subject: row?.subject ?? '', email: person.email }, 'en'),
  );
  const mail = (await queuedMails(portal, person.email)).at(-1);
  const password = mail?.request.kind === 'temporary-password' ? mail.request.password : '';
  return { ...person, password, subject: row?.subject ?? '' };
}

describe('V6.4.1 a temporary password', () => {
  test('is random, long, and meets the rule', () => {
    const made = Array.from({ length: 200 }, newTemporaryPassword);
    expect(new Set(made).size).toBe(200);
    for (const password of made) {
      expect(missingPasswordParts(password)).toEqual([]);
      expect(password.replaceAll('-', '')).toHaveLength(16);
    }
  });

  test('replaces the password and opens nothing but the way to an own one', async () => {
    const { email, password } = await givenTemporaryPassword();
    expect((await signIn(email, TEST_PASSWORD)).errors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }]);
    const { body } = await signIn(email, password);
    expect(body).toMatchObject({ bearer: null, challenge: expect.any(String) });
    const asBearer = await portal.browser().call(createSession, {}, { authorization: `Bearer ${body.challenge}` });
    expect(asBearer.errors).toMatchObject([{ code: 'BEARER_REJECTED' }]);
  });

  test('is replaced by an own one, which signs in and signs out elsewhere', async () => {
    const { email, password, browser: elsewhere } = await givenTemporaryPassword();
    const { body } = await signIn(email, password);
    const replaced = await answer(body.challenge);
    expect(replaced.status).toBe(200);
    const browser = portal.browser();
    await browser.call(createSession, {}, { authorization: `Bearer ${replaced.body.bearer}` });
    expect((await browser.call(checkSession, {})).body).toMatchObject({ authenticated: true, email });
    expect((await elsewhere.call(checkSession, {})).body.authenticated).toBe(false);
    expect((await signIn(email, password)).errors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }]);
    expect((await signIn(email, NEW_PASSWORD)).body.bearer).toEqual(expect.any(String));
  });

  test('works for a day', async () => {
    const { email, password } = await givenTemporaryPassword();
    portal.clock.advance(24 * 60 * MINUTE_MS - 1);
    expect((await signIn(email, password)).status).toBe(200);
    portal.clock.advance(1);
    expect((await signIn(email, password)).errors).toMatchObject([{ code: 'TEMPORARY_PASSWORD_EXPIRED' }]);
  });

  test('has a challenge that counts once, for ten minutes, and not after another password', async () => {
    const once = await givenTemporaryPassword();
    const { challenge } = (await signIn(once.email, once.password)).body;
    const answers = await Promise.all([answer(challenge), answer(challenge), answer(challenge)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
    const late = await givenTemporaryPassword();
    const slow = (await signIn(late.email, late.password)).body.challenge;
    portal.clock.advance(10 * MINUTE_MS);
    expect(await answer(slow)).toMatchObject(REFUSED);
    const twice = (await signIn(late.email, late.password)).body.challenge;
    const other = (await signIn(late.email, late.password)).body.challenge;
    expect((await answer(twice)).status).toBe(200);
    expect(await answer(other)).toMatchObject(REFUSED);
  });

  test.each(['none', 'a.b.c', ''])('%j is no challenge', async (challenge) => {
    expect((await answer(challenge)).status).toBeGreaterThanOrEqual(400);
  });

  test('a bearer is no challenge', async () => {
    const { email } = await signInNewPerson(portal);
    expect(await answer((await signIn(email, TEST_PASSWORD)).body.bearer)).toMatchObject(REFUSED);
  });

  test('a weak own one is refused, and the challenge still counts', async () => {
    const { email, password } = await givenTemporaryPassword();
    const { challenge } = (await signIn(email, password)).body;
    expect((await answer(challenge, 'short')).errors).toMatchObject([{ code: 'PASSWORD_TOO_WEAK', field: 'password' }]);
    expect((await answer(challenge)).status).toBe(200);
  });
});

test('a password that has to be replaced leads to a code, and to nothing else', async () => {
  const { email, subject } = await givenTemporaryPassword();
  const { identity, database } = portal.portal.services;
  await database.asSystem((tx) => portal.passwordIdentity.setPassword(tx, subject, TEST_PASSWORD));
  await database.asSystem((tx) => identity.requireNewPassword(tx, subject));
  expect((await signIn(email, TEST_PASSWORD)).errors).toMatchObject([{ code: 'PASSWORD_RESET_REQUIRED' }]);
  expect((await signIn(email, 'Wrong-Password-1')).errors).toMatchObject([{ code: 'WRONG_CREDENTIALS' }]);
  await database.asSystem((tx) => portal.passwordIdentity.setPassword(tx, subject, NEW_PASSWORD));
  expect((await signIn(email, NEW_PASSWORD)).status).toBe(200);
});
