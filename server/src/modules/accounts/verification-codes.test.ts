import { randomUUID } from 'node:crypto';
import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate, confirmForgotPassword, forgotPassword } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'Brand-New-Lantern-88';
const REFUSED = { status: 400, errors: [{ code: 'CODE_INVALID', field: 'code' }] };

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function newestCode(email: string): Promise<string> {
  const mail = (await queuedMails(portal, email)).findLast(({ request }) => request.kind === 'reset-code');
  return mail?.request.kind === 'reset-code' ? mail.request.code : '';
}

/** The browser in which a code for each address was asked for. */
const askers = new Map<string, TestBrowser>();
const askerOf = (email: string) => askers.get(email) ?? portal.browser();

async function asked() {
  const person = await signInNewPerson(portal);
  askers.set(person.email, portal.browser());
  await askerOf(person.email).call(forgotPassword, { username: person.email });
  return { ...person, code: await newestCode(person.email) };
}

const confirm = (username: string, code: string, password = NEW_PASSWORD) =>
  askerOf(username).call(confirmForgotPassword, { username, code, password });
const signsIn = async (username: string, password: string) =>
  (await portal.browser().call(authenticate, { username, password })).status === 200;
const wrong = (code: string) => ((Number(code) + 1) % 1_000_000).toString().padStart(6, '0');

describe('a verification code', () => {
  test('sets a new password, ends every session, and tells the owner', async () => {
    const { browser, email, code } = await asked();
    const { body: earlier } = await portal.browser().call(authenticate, { username: email, password: TEST_PASSWORD });
    expect(code).toMatch(/^\d{6}$/);
    expect(await confirm(email, ` ${code.slice(0, 3)} ${code.slice(3)}`)).toMatchObject({ status: 200 });
    expect((await browser.call(checkSession, {})).body.authenticated).toBe(false);
    const late = await portal.browser().call(createSession, {}, { authorization: `Bearer ${earlier.bearer}` });
    expect(late.errors).toMatchObject([{ code: 'BEARER_REJECTED' }]);
    expect([await signsIn(email, TEST_PASSWORD), await signsIn(email, NEW_PASSWORD)]).toEqual([false, true]);
    expect((await queuedMails(portal, email)).map(({ request }) => request.kind)).toEqual([
      'reset-code',
      'password-changed',
    ]);
  });

  test('V6.5.1 counts once, also at the same moment', async () => {
    const { email, code } = await asked();
    const answers = await Promise.all([confirm(email, code), confirm(email, code), confirm(email, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(await confirm(email, code)).toMatchObject(REFUSED);
  });

  test('V6.5.5 works for ten minutes', async () => {
    const early = await asked();
    const late = await asked();
    portal.clock.advance(10 * MINUTE_MS - 1);
    expect((await confirm(early.email, early.code)).status).toBe(200);
    portal.clock.advance(1);
    expect(await confirm(late.email, late.code)).toMatchObject(REFUSED);
  });

  test('V6.6.3 can be guessed at five times', async () => {
    const { email, code } = await asked();
    for (let guess = 0; guess < 5; guess += 1) expect(await confirm(email, wrong(code))).toMatchObject(REFUSED);
    expect(await confirm(email, code)).toMatchObject(REFUSED);
    expect(await signsIn(email, TEST_PASSWORD)).toBe(true);
  });

  test('cannot be guessed at more often at the same moment', async () => {
    const { email, code } = await asked();
    await Promise.all(Array.from({ length: 5 }, () => confirm(email, wrong(code))));
    expect(await confirm(email, code)).toMatchObject(REFUSED);
  });

  test('works only when it is the newest, and gives new tries', async () => {
    const first = await asked();
    for (let guess = 0; guess < 5; guess += 1) await confirm(first.email, wrong(first.code));
    portal.clock.advance(MINUTE_MS);
    await askerOf(first.email).call(forgotPassword, { username: first.email });
    const second = await newestCode(first.email);
    if (second !== first.code) expect(await confirm(first.email, first.code)).toMatchObject(REFUSED);
    expect((await confirm(first.email, second)).status).toBe(200);
  });

  test('V6.6.2 is bound to its account', async () => {
    const mine = await asked();
    const other = await asked();
    if (mine.code === other.code) return;
    expect(await confirm(other.email, mine.code)).toMatchObject(REFUSED);
  });

  test('is mailed once a minute at most', async () => {
    const { email } = await asked();
    await Promise.all([1, 2, 3].map(() => askerOf(email).call(forgotPassword, { username: email })));
    expect(await queuedMails(portal, email)).toHaveLength(1);
  });

  test('is not kept in the clear', async () => {
    const { code } = await asked();
    const rows = await portal.database.query<{ row: string }>('select c::text as row from identity_reset_codes c');
    expect(rows.length).toBeGreaterThan(0);
    for (const { row } of rows) expect(row).not.toContain(Buffer.from(code).toString('hex'));
  });

  test('V6.3.8 an unknown address gets the same answers and no mail', async () => {
    const unknown = `nobody-${randomUUID()}@firm.example`;
    const { email } = await signInNewPerson(portal, `known-${randomUUID()}@firm.example`);
    const ask = (username: string) => portal.browser().call(forgotPassword, { username });
    const shape = async (username: string) => {
      const { status, body } = await ask(username);
      return { status, keys: Object.keys(body), length: body.destination.length };
    };
    expect(await shape(unknown)).toEqual(await shape(email));
    expect(await confirm(unknown, '000000')).toMatchObject(REFUSED);
    expect(await queuedMails(portal, unknown)).toEqual([]);
  });

  test.each([
    ['weak', 'short', 'PASSWORD_TOO_WEAK'],
    ['common', 'Password1', 'PASSWORD_TOO_COMMON'],
  ])('a %s new password is refused without costing a try', async (_, password, code) => {
    const person = await asked();
    for (let round = 0; round < 6; round += 1) {
      expect((await confirm(person.email, person.code, password)).errors).toMatchObject([{ code, field: 'password' }]);
    }
    expect((await confirm(person.email, person.code)).status).toBe(200);
  });
});
