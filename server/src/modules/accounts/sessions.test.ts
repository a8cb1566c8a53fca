import { randomUUID } from 'node:crypto';
import { checkSession, createSession, logout } from '@portal/contract/accounts/accounts.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { listSessions } from '@portal/contract/accounts/sessions.calls.ts';
import { loadTargetList } from '@portal/contract/monitoring/monitoring.calls.ts';
import { editUser, profileCheck } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashToken } from '../../system/tokens.ts';
import { signIn, signInNewMember, signInNewPerson, TEST_PASSWORD } from '../../testing/people.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '30' });
});
afterAll(() => portal.stop());

const check = async (browser: TestBrowser, touch = false) =>
  (await browser.call(checkSession, touch ? { touch } : {})).body;

describe('a session', () => {
  test('is told to the browser with the time it has left', async () => {
    const { browser, email } = await signInNewPerson(portal);
    expect(await check(browser)).toMatchObject({
      authenticated: true,
      username: email,
      newUser: true,
      isStaff: false,
      expiresIn: 1800,
      sessionInactivityTimeout: 1800,
    });
    expect(await check(portal.browser())).toMatchObject({ authenticated: false, username: null, expiresIn: null });
  });

  test('V7.3.1 ends after the time without activity; a check is none, a touch is', async () => {
    const { browser } = await signInNewPerson(portal);
    portal.clock.advance(20 * MINUTE_MS);
    expect((await check(browser)).expiresIn).toBe(600);
    expect((await check(browser, true)).expiresIn).toBe(1800);
    portal.clock.advance(30 * MINUTE_MS - 1);
    expect(await check(browser)).toMatchObject({ authenticated: true, expiresIn: 0.001 });
    portal.clock.advance(1);
    expect(await check(browser)).toMatchObject({ authenticated: false, expiresIn: null });
    expect(await browser.call(profileCheck, {})).toMatchObject({ status: 401, errors: [{ code: 'NOT_SIGNED_IN' }] });
    expect(await check(browser, true)).toMatchObject({ authenticated: false });
  });

  test('V7.3.1 a change that is made is activity; one that is refused, and what only reads, is none', async () => {
    const { browser } = await signInNewMember(portal);
    const left = async () => (await check(browser)).expiresIn;
    await browser.call(profileCheck, {});
    portal.clock.advance(20 * MINUTE_MS);
    expect((await browser.call(profileCheck, {})).status).toBe(200);
    expect((await browser.call(loadTargetList, {})).status).toBe(200);
    expect((await browser.call(listSessions, {})).status).toBe(200);
    expect((await browser.call(editUser, { cognitoId: randomUUID() })).status).toBe(404);
    expect(await left()).toBe(600);
    expect((await browser.call(editUser, { userProfile: { firstName: 'Dana', lastName: 'R' } })).status).toBe(200);
    expect(await left()).toBe(1800);
  });

  test('notes work once a minute at most', async () => {
    const { browser } = await signInNewMember(portal);
    const change = () => browser.call(editUser, { userProfile: { firstName: 'Dana', lastName: 'R' } });
    portal.clock.advance(MINUTE_MS - 1000);
    await change();
    expect((await check(browser)).expiresIn).toBe(1800 - 59);
    portal.clock.advance(1000);
    await change();
    expect((await check(browser)).expiresIn).toBe(1800);
  });

  test('V7.3.2 ends after twelve hours whatever its activity, and never promises more', async () => {
    const { browser } = await signInNewPerson(portal);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      portal.clock.advance(20 * MINUTE_MS);
      expect((await check(browser, true)).authenticated).toBe(true);
    }
    expect((await check(browser, true)).expiresIn).toBe(20 * 60);
    portal.clock.advance(20 * MINUTE_MS);
    expect((await check(browser, true)).authenticated).toBe(false);
  });

  test('V7.2.3/7.2.4 has a new id at each exchange, and the one before ends', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const first = browser.cookies.get('sid') ?? '';
    const { body } = await browser.call(authenticate, { username: email, password: TEST_PASSWORD });
    await browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
    const second = browser.cookies.get('sid') ?? '';
    expect(second).not.toBe(first);
    expect(second).toMatch(/^[A-Za-z0-9_-]{43}$/);
    browser.cookies.set('sid', first);
    expect((await check(browser)).authenticated).toBe(false);
  });

  test('V7.2.4 cannot be fixed by whoever sets a cookie beforehand', async () => {
    const { email } = await signInNewPerson(portal);
    const victim = portal.browser();
    const planted = 'A'.repeat(43);
    victim.cookies.set('sid', planted);
    const { body } = await victim.call(authenticate, { username: email, password: TEST_PASSWORD });
    await victim.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
    expect(victim.cookies.get('sid')).not.toBe(planted);
    const attacker = portal.browser();
    attacker.cookies.set('sid', planted);
    expect((await check(attacker)).authenticated).toBe(false);
  });

  test('is stored as a hash only', async () => {
    const { browser } = await signInNewPerson(portal);
    const token = browser.cookies.get('sid') ?? '';
    const rows = await portal.database.query<{ row: string }>('select s::text as row from sessions s');
    expect(rows.some(({ row }) => row.includes(hashToken(token).toString('hex')))).toBe(true);
    for (const { row } of rows) expect(row).not.toContain(token);
  });

  test('V7.4.1 ends with signing out, on the server too', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const other = await signIn(portal, email);
    const token = browser.cookies.get('sid') ?? '';
    expect((await browser.call(logout, {})).status).toBe(200);
    expect(browser.cookies.has('sid')).toBe(false);
    browser.cookies.set('sid', token);
    expect((await check(browser)).authenticated).toBe(false);
    expect((await check(other)).authenticated).toBe(true);
  });

  test('of nobody can be signed out of', async () => {
    expect((await portal.browser().call(logout, {})).status).toBe(200);
  });

  test.each(['', 'x', 'a'.repeat(42), 'a'.repeat(44), `${'a'.repeat(42)}%`, '*'.repeat(43)])(
    'is not made by the cookie %j',
    async (token) => {
      const browser = portal.browser();
      browser.cookies.set('sid', token);
      expect((await check(browser)).authenticated).toBe(false);
    },
  );
});

test('without a time-out a session ends with its absolute limit only, and tells no time', async () => {
  const endless = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
  try {
    const { browser } = await signInNewPerson(endless);
    endless.clock.advance(12 * 60 * MINUTE_MS - 1);
    expect(await check(browser)).toMatchObject({
      authenticated: true,
      expiresIn: null,
      sessionInactivityTimeout: 0,
    });
    endless.clock.advance(1);
    expect((await check(browser)).authenticated).toBe(false);
  } finally {
    await endless.stop();
  }
});
