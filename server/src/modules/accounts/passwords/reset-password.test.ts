import { randomUUID } from 'node:crypto';
import {
  checkResetPasswordMagicLink,
  checkSession,
  createSession,
  resetPassword,
  sendResetPasswordMagicLink,
} from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Person, signInNewPerson, TEST_PASSWORD } from '../../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../../testing/queued-mails.ts';
import { SIGN_UP_FROM } from '../../../testing/sign-up-from.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Brand-New-Lantern-88';
const INVALID = { status: 404, errors: [{ code: 'RESET_LINK_INVALID' }] };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function asked(person?: Person): Promise<Person & { linkId: string }> {
  const who = person ?? (await signInNewPerson(portal));
  await portal.browser().call(sendResetPasswordMagicLink, { email: who.email, url: 'evil.example' });
  return { ...who, linkId: await newestLinkToken(portal, who.email, 'reset-password') };
}

const reset = (linkId: string, password = NEW_PASSWORD) => portal.browser().call(resetPassword, { linkId, password });
const isValid = async (linkId: string) =>
  (await portal.browser().call(checkResetPasswordMagicLink, { linkId })).body.isValidLink;
const signsIn = async (username: string, password: string) =>
  (await portal.browser().call(authenticate, { username, password })).status === 200;

describe('a link for a new password', () => {
  test('V7.4.3 sets it, ends every session, and tells the owner', async () => {
    const { browser, email, linkId } = await asked();
    const { body: earlier } = await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD });
    expect(await isValid(linkId)).toBe(true);
    expect(await reset(linkId)).toMatchObject({ status: 200, body: { success: true } });
    expect((await browser.call(checkSession, {})).body.authenticated).toBe(false);
    const late = await portal.browser().call(createSession, {}, { authorization: `Bearer ${earlier.bearer}` });
    expect(late.errors).toMatchObject([{ code: 'BEARER_REJECTED' }]);
    expect(await signsIn(email, TEST_PASSWORD)).toBe(false);
    expect(await signsIn(email, NEW_PASSWORD)).toBe(true);
    expect((await queuedMails(portal, email)).map(({ request }) => request.kind)).toEqual([
      'reset-password',
      'password-changed',
    ]);
  });

  test('keeps the subscription id of the page in its address', async () => {
    const { email } = await signInNewPerson(portal);
    await portal.browser().call(sendResetPasswordMagicLink, { email, subscriptionId: 'spring' });
    const [mail] = await queuedMails(portal, email);
    expect(JSON.stringify(mail)).toMatch(/localhost:3000\/resetPassword\/[\w-]{43}\/spring"/);
  });

  test('is built from the settings, not from what the browser sends', async () => {
    const { email } = await asked();
    const [mail] = await queuedMails(portal, email);
    expect(JSON.stringify(mail)).toContain('http://localhost:3000/resetPassword/');
    expect(JSON.stringify(mail)).not.toContain('evil.example');
  });

  test('works once', async () => {
    const { email, linkId } = await asked();
    await reset(linkId);
    expect(await isValid(linkId)).toBe(false);
    expect(await reset(linkId, 'Second-Lantern-99')).toMatchObject(INVALID);
    expect(await signsIn(email, NEW_PASSWORD)).toBe(true);
  });

  test('V6.5.1 works once, also for two at the same moment', async () => {
    const { linkId } = await asked();
    const answers = await Promise.all([reset(linkId), reset(linkId, 'Second-Lantern-99')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('goes on working when another is asked for; a new password ends all', async () => {
    const first = await asked();
    portal.clock.advance(MINUTE_MS);
    const second = await asked(first);
    expect(second.linkId).not.toBe(first.linkId);
    expect([await isValid(first.linkId), await isValid(second.linkId)]).toEqual([true, true]);
    expect((await reset(first.linkId)).status).toBe(200);
    expect(await isValid(second.linkId)).toBe(false);
    expect(await reset(second.linkId)).toMatchObject(INVALID);
  });

  test('is mailed once a minute at most, however often it is asked for', async () => {
    const first = await asked();
    const again = await Promise.all([asked(first), asked(first)]);
    expect(again.map(({ linkId }) => linkId)).toEqual([first.linkId, first.linkId]);
    expect(await queuedMails(portal, first.email)).toHaveLength(1);
  });

  test('V6.6.2 works for half an hour', async () => {
    const early = await asked();
    const late = await asked();
    portal.clock.advance(30 * MINUTE_MS - 1);
    expect((await reset(early.linkId)).status).toBe(200);
    portal.clock.advance(1);
    expect(await isValid(late.linkId)).toBe(false);
    expect(await reset(late.linkId)).toMatchObject(INVALID);
  });

  test.each([
    ['weak', 'PASSWORD_TOO_WEAK'],
    ['Password1', 'PASSWORD_TOO_COMMON'],
  ])('is not spent on the password %s', async (password, code) => {
    const { linkId } = await asked();
    expect(await reset(linkId, password)).toMatchObject({ status: 400, errors: [{ code }] });
    expect((await reset(linkId)).status).toBe(200);
  });

  test('is not spent on a password made of its address', async () => {
    const person = await signInNewPerson(portal, `merryweather${randomUUID().replaceAll(/\W|\d/g, '')}@firm.example`);
    const { email, linkId } = await asked(person);
    const name = email.split('@')[0] ?? '';
    const answer = await reset(linkId, `${name.charAt(0).toUpperCase()}${name.slice(1)}1`);
    expect(answer).toMatchObject({ status: 400, errors: [{ code: 'PASSWORD_TOO_COMMON' }] });
    expect(await isValid(linkId)).toBe(true);
    expect(await signsIn(email, TEST_PASSWORD)).toBe(true);
  });

  test('V2.3.3 leaves everything as it was when its end fails half-way', async () => {
    const { browser, email, linkId } = await asked();
    const { outbox } = portal.portal.services;
    const put = outbox.put;
    Object.assign(outbox, { put: () => Promise.reject(new Error('the queue is away')) });
    expect((await reset(linkId)).status).toBe(500);
    Object.assign(outbox, { put });
    expect((await browser.call(checkSession, {})).body.authenticated).toBe(true);
    expect(await signsIn(email, TEST_PASSWORD)).toBe(true);
    expect((await reset(linkId)).status).toBe(200);
  });

  test('ends a lock, so that guessing at it keeps nobody out', async () => {
    const person = await signInNewPerson(portal);
    for (let tries = 0; tries < 7; tries += 1) await signsIn(person.email, 'Wrong-Guess-1');
    expect(await signsIn(person.email, TEST_PASSWORD)).toBe(false);
    const { linkId } = await asked(person);
    await reset(linkId);
    expect(await signsIn(person.email, NEW_PASSWORD)).toBe(true);
  });

  test('verifies an address too', async () => {
    const email = `new-${randomUUID()}@firm.example`;
    const { brands } = portal.portal.services;
    await portal.passwordIdentity.signUp(brands.default, email, TEST_PASSWORD, SIGN_UP_FROM);
    const { linkId } = await asked({ email, browser: portal.browser() });
    await reset(linkId);
    expect(await signsIn(email, NEW_PASSWORD)).toBe(true);
  });
});

test('V6.3.8 whoever has no account gets the same answer and no mail', async () => {
  const stranger = `nobody-${randomUUID()}@firm.example`;
  const unknown = await portal.browser().call(sendResetPasswordMagicLink, { email: stranger });
  const known = await portal
    .browser()
    .call(sendResetPasswordMagicLink, { email: (await signInNewPerson(portal)).email });
  expect({ status: unknown.status, body: unknown.body }).toEqual({ status: known.status, body: known.body });
  expect(await queuedMails(portal, stranger)).toEqual([]);
});
