import { checkSession, createSession, resetPassword } from '@portal/contract/accounts/accounts.calls.ts';
import {
  answerNewPassword,
  authenticate,
  confirmForgotPassword,
  forgotPassword,
} from '@portal/contract/accounts/identity.calls.ts';
import {
  confirmSecondFactor,
  requireSecondFactor,
  setUpSecondFactor,
} from '@portal/contract/accounts/second-factor.calls.ts';
import { endOtherSessions } from '@portal/contract/accounts/sessions.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freshProof, inviteColleague, signInNewPerson, signInNewStaff, TEST_PASSWORD } from '../../testing/people.ts';
import { newestLinkToken, queuedMails } from '../../testing/queued-mails.ts';
import { appCode, setUpApp } from '../../testing/second-factor.ts';
import { enterCode, enterPassword, type MemberWithApp, memberWithApp } from '../../testing/second-factor-sign-in.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const NEW_PASSWORD = 'Another-River-43-Lamp';
const MINUTE_MS = 60_000;
const STEP_MS = 30_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
});
afterAll(() => portal.stop());

const signInPassword = (email: string, browser?: TestBrowser, password?: string) =>
  enterPassword(portal, email, browser, password);

const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;

const WRONG = { status: 400, errors: [{ code: 'WRONG_CODE', field: 'code' }] };
const EXPIRED = { status: 409, errors: [{ code: 'SIGN_IN_EXPIRED' }] };

describe('V6.1.3/6.3.4 every path to a session asks for the second factor', () => {
  const PATHS: readonly (readonly [string, (person: MemberWithApp) => Promise<string>])[] = [
    ['sign-in', async () => TEST_PASSWORD],
    [
      'sign-in after a reset of the password (V6.4.3)',
      async ({ email }) => {
        const { identity, brands } = portal.portal.services;
        await identity.sendResetLink(brands.default, email, 'en');
        const linkId = await newestLinkToken(portal, email, 'reset-password');
        const answer = await portal.browser().call(resetPassword, { linkId, password: NEW_PASSWORD });
        expect(answer.status).toBe(200);
        expect(await isSignedIn(portal.browser())).toBe(false);
        return NEW_PASSWORD;
      },
    ],
    [
      'sign-in after a reset by a mailed code (V6.4.3)',
      async ({ email }) => {
        const asker = portal.browser();
        await asker.call(forgotPassword, { username: email });
        const mail = (await queuedMails(portal, email)).findLast(({ request }) => request.kind === 'reset-code');
        const code = mail?.request.kind === 'reset-code' ? mail.request.code : '';
        const input = { username: email, code, password: NEW_PASSWORD };
        expect((await asker.call(confirmForgotPassword, input)).status).toBe(200);
        return NEW_PASSWORD;
      },
    ],
  ];

  test.each(PATHS)('V6.4.3 by %s', async (_path, prepare) => {
    const person = await memberWithApp(portal);
    const password = await prepare(person);
    const { browser, due } = await signInPassword(person.email, portal.browser(), password);
    expect(due).toBe('code');
    expect(browser.cookies.has('sid')).toBe(false);
    expect(await isSignedIn(browser)).toBe(false);
    const answer = await enterCode(browser, appCode(portal, person.secret));
    expect(answer).toMatchObject({ status: 200, body: { username: person.email, secondFactor: 'not-needed' } });
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('by a temporary password that was replaced', async () => {
    const person = await memberWithApp(portal);
    const { identity, database, brands } = portal.portal.services;
    const [row] = await portal.database.query<{ subject: string }>('select subject from identities where email = $1', [
      person.email,
    ]);
    const account = { subject: row?.subject ?? '', email: person.email };
    await database.asSystem((tx) => identity.sendTemporaryPassword(tx, brands.default, account, 'en'));
    const mail = (await queuedMails(portal, person.email)).findLast(
      ({ request }) => request.kind === 'temporary-password',
    );
    const password = mail?.request.kind === 'temporary-password' ? mail.request.password : '';
    const browser = portal.browser();
    const { challenge } = (await browser.call(authenticate, { username: person.email, password })).body;
    const { bearer } = (await browser.call(answerNewPassword, { challenge: challenge ?? '', password: NEW_PASSWORD }))
      .body;
    const answer = await browser.call(createSession, {}, { authorization: `Bearer ${bearer}` });
    expect(answer.body.secondFactor).toBe('code');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('by an invitation, where the organisation requires one', async () => {
    const person = await memberWithApp(portal);
    const proof = await freshProof(portal, person.email);
    expect((await person.browser.call(requireSecondFactor, { isRequired: true }, proof)).status).toBe(200);
    const email = await inviteColleague(portal, person);
    const { browser, due } = await signInPassword(email);
    expect(due).toBe('set-up');
    expect(await isSignedIn(browser)).toBe(false);
    await setUpApp(portal, browser);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('V6.3.3 and of staff always', async () => {
    const { email } = await signInNewStaff(portal);
    expect((await signInPassword(email)).due).toBe('code');
    await portal.database.query(
      'delete from second_factors where user_id in (select user_id from users where email = $1)',
      [email],
    );
    const { browser, due } = await signInPassword(email);
    expect(due).toBe('set-up');
    expect(await isSignedIn(browser)).toBe(false);
  });

  test('but of nobody who has none and need not have one', async () => {
    const { email } = await signInNewPerson(portal);
    const { browser, due } = await signInPassword(email);
    expect(due).toBe('not-needed');
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('a sign-in that owes a code', () => {
  test('ends the session that this browser had, so that nothing is half signed in', async () => {
    const person = await memberWithApp(portal);
    const other = await signInNewPerson(portal);
    expect((await signInPassword(person.email, other.browser)).due).toBe('code');
    expect(await isSignedIn(other.browser)).toBe(false);
  });

  test('V7.2.4 gives a new session id, and none before the code', async () => {
    const person = await memberWithApp(portal);
    const before = await portal.database.query('select 1 from sessions');
    const { browser } = await signInPassword(person.email);
    expect(await portal.database.query('select 1 from sessions')).toHaveLength(before.length);
    await enterCode(browser, appCode(portal, person.secret));
    const first = browser.cookies.get('sid');
    portal.clock.advance(STEP_MS);
    await signInPassword(person.email, browser);
    await enterCode(browser, appCode(portal, person.secret));
    expect(browser.cookies.get('sid')).not.toBe(first);
  });

  test('V6.6.2 belongs to the browser that began it', async () => {
    const person = await memberWithApp(portal);
    await signInPassword(person.email);
    expect(await enterCode(portal.browser(), appCode(portal, person.secret))).toMatchObject(EXPIRED);
  });

  test('takes no code of another account', async () => {
    const [person, other] = [await memberWithApp(portal), await memberWithApp(portal)];
    const { browser } = await signInPassword(person.email);
    expect(await enterCode(browser, appCode(portal, other.secret))).toMatchObject(WRONG);
    expect(await enterCode(browser, other.recoveryCodes[0] ?? '')).toMatchObject(WRONG);
  });

  test('V6.5.5 is good for ten minutes', async () => {
    const person = await memberWithApp(portal);
    const { browser } = await signInPassword(person.email);
    portal.clock.advance(10 * MINUTE_MS - 1);
    expect(await enterCode(browser, '000000')).toMatchObject(WRONG);
    portal.clock.advance(1);
    expect(await enterCode(browser, appCode(portal, person.secret))).toMatchObject(EXPIRED);
  });

  test('ends when the password is reset meanwhile', async () => {
    const person = await memberWithApp(portal);
    const { browser } = await signInPassword(person.email);
    const { identity, brands } = portal.portal.services;
    await identity.sendResetLink(brands.default, person.email, 'en');
    const linkId = await newestLinkToken(portal, person.email, 'reset-password');
    await portal.browser().call(resetPassword, { linkId, password: NEW_PASSWORD });
    expect(await enterCode(browser, appCode(portal, person.secret))).toMatchObject(EXPIRED);
  });

  test('ends when its owner signs out everywhere else', async () => {
    const person = await memberWithApp(portal);
    const { browser } = await signInPassword(person.email);
    await person.browser.call(endOtherSessions, {});
    expect(await enterCode(browser, appCode(portal, person.secret))).toMatchObject(EXPIRED);
  });

  test('V2.3.1 cannot set up another app in place of the one it owes a code of', async () => {
    const person = await memberWithApp(portal);
    const { browser } = await signInPassword(person.email);
    expect(await browser.call(setUpSecondFactor, {})).toMatchObject(EXPIRED);
    expect(await browser.call(confirmSecondFactor, { code: '000000' })).toMatchObject(EXPIRED);
  });
});

describe('a sign-in that owes setting one up', () => {
  async function staffWithoutApp() {
    const { email } = await signInNewStaff(portal);
    await portal.database.query(
      'delete from second_factors where user_id in (select user_id from users where email = $1)',
      [email],
    );
    return email;
  }

  test('counts no more once another browser has set one up', async () => {
    const email = await staffWithoutApp();
    const [first, second] = [await signInPassword(email), await signInPassword(email)];
    const { secret } = (await second.browser.call(setUpSecondFactor, {})).body.data;
    await setUpApp(portal, first.browser);
    expect(await second.browser.call(confirmSecondFactor, { code: appCode(portal, secret) })).toMatchObject(EXPIRED);
    expect(await second.browser.call(setUpSecondFactor, {})).toMatchObject(EXPIRED);
  });

  test('becomes a session with the first code, which is used up by that', async () => {
    const email = await staffWithoutApp();
    const { browser } = await signInPassword(email);
    const { secret, uri } = (await browser.call(setUpSecondFactor, {})).body.data;
    expect(new URL(uri)).toMatchObject({ protocol: 'otpauth:', host: 'totp' });
    expect(decodeURIComponent(uri)).toContain(`Cyber Safety:${email}`);
    expect(await browser.call(confirmSecondFactor, { code: '000000' })).toMatchObject(WRONG);
    const code = appCode(portal, secret);
    const confirmed = await browser.call(confirmSecondFactor, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(confirmed).toMatchObject({ status: 200, body: { username: email, secondFactor: 'not-needed' } });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await browser.call(confirmSecondFactor, { code })).toMatchObject({ errors: [{ code: 'SET_UP_EXPIRED' }] });
    const again = await signInPassword(email);
    expect(await enterCode(again.browser, code)).toMatchObject(WRONG);
  });
});
