import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  endOtherSessions,
  endSession,
  endSessionsOfUser,
  listSessions,
} from '@portal/contract/accounts/sessions.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { acme } from '../../../emails/testing/acme-brand.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { inviteColleague, signIn, signInNewMember, signInNewPerson } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { enterPassword } from '../../../testing/second-factor-sign-in.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { deviceLabel } from './device-label.ts';

const MINUTE_MS = 60_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '30' });
});
afterAll(() => portal.stop());

const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;
const sessionsOf = async (browser: TestBrowser) => (await browser.call(listSessions, {})).body.data;
const NOT_FOUND = { status: 404, errors: [{ code: 'NOT_FOUND' }] };

describe('V7.5.2 one’s sessions', () => {
  test('are listed with device, address and times, this one marked', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const signedInAt = portal.clock.now().toISOString();
    portal.clock.advance(10 * MINUTE_MS);
    const other = await signIn(portal, email);
    const list = await sessionsOf(browser);
    expect(list).toMatchObject([
      { address: other.address, lastActiveAt: portal.clock.now().toISOString(), isCurrent: false },
      { address: browser.address, signedInAt, lastActiveAt: signedInAt, isCurrent: true },
    ]);
    expect(list).toHaveLength(2);
  });

  test('are not listed once they have ended by themselves', async () => {
    const { browser, email } = await signInNewPerson(portal);
    portal.clock.advance(20 * MINUTE_MS);
    const other = await signIn(portal, email);
    portal.clock.advance(10 * MINUTE_MS);
    expect(await isSignedIn(browser)).toBe(false);
    expect(await sessionsOf(other)).toHaveLength(1);
  });

  test('end one by one', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const other = await signIn(portal, email);
    const [target] = (await sessionsOf(browser)).filter(({ isCurrent }) => !isCurrent);
    const input = { sessionId: target?.sessionId ?? '' };
    expect((await browser.call(endSession, input)).status).toBe(200);
    expect(await isSignedIn(other)).toBe(false);
    expect(await isSignedIn(browser)).toBe(true);
    expect(await browser.call(endSession, input)).toMatchObject(NOT_FOUND);
  });

  test('end here too, with the cookie', async () => {
    const { browser } = await signInNewPerson(portal);
    const [own] = await sessionsOf(browser);
    expect((await browser.call(endSession, { sessionId: own?.sessionId ?? '' })).status).toBe(200);
    expect(browser.cookies.has('sid')).toBe(false);
  });

  test('end everywhere else at once', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const others = [await signIn(portal, email), await signIn(portal, email)];
    expect((await browser.call(endOtherSessions, {})).status).toBe(200);
    for (const other of others) expect(await isSignedIn(other)).toBe(false);
    expect(await sessionsOf(browser)).toMatchObject([{ isCurrent: true }]);
  });

  test('are nobody else’s to end, not even a colleague’s one by one', async () => {
    const member = await signInNewMember(portal);
    const colleague = await signIn(portal, await inviteColleague(portal, member));
    const [own] = await sessionsOf(member.browser);
    for (const browser of [colleague, (await signInNewMember(portal)).browser]) {
      expect(await browser.call(endSession, { sessionId: own?.sessionId ?? '' })).toMatchObject(NOT_FOUND);
    }
    expect(await isSignedIn(member.browser)).toBe(true);
  });
});

describe('V7.4.5 the sessions of a colleague', () => {
  test('end all at once, for somebody of the same organisation', async () => {
    const member = await signInNewMember(portal);
    const email = await inviteColleague(portal, member);
    const browsers = [await signIn(portal, email), await signIn(portal, email)];
    const [colleague] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
      email,
    ]);
    const cognitoId = colleague?.user_id ?? '';
    const stranger = await signInNewMember(portal);
    expect(await stranger.browser.call(endSessionsOfUser, { cognitoId })).toMatchObject(NOT_FOUND);
    for (const browser of browsers) expect(await isSignedIn(browser)).toBe(true);
    expect((await member.browser.call(endSessionsOfUser, { cognitoId })).status).toBe(200);
    for (const browser of browsers) expect(await isSignedIn(browser)).toBe(false);
    expect(await isSignedIn(member.browser)).toBe(true);
    const rows = await portal.database.query(
      `select actor_id, org_id from audit_log where action = 'session.all-ended' and subject = $1`,
      [email],
    );
    expect(rows).toEqual([{ actor_id: member.userId, org_id: member.orgId }]);
  });
});

describe('a device', () => {
  const newSignIns = async (email: string) =>
    (await queuedMails(portal, email)).filter(({ request }) => request.kind === 'new-sign-in');

  test('is told by mail when it is new to the account, but not the account’s very first', async () => {
    const { browser, email } = await signInNewPerson(portal);
    expect(await newSignIns(email)).toEqual([]);
    await enterPassword(portal, email, browser);
    expect(await newSignIns(email)).toEqual([]);
    const other = await signIn(portal, email);
    expect(await newSignIns(email)).toMatchObject([
      {
        request: {
          signedInAt: portal.clock.now().toISOString(),
          address: other.address,
          forgotPasswordUrl: 'http://localhost:3000/forgotPassword',
        },
      },
    ]);
    await enterPassword(portal, email, other);
    expect(await newSignIns(email)).toHaveLength(1);
  });

  test('is known by account: a colleague’s browser is new to another account', async () => {
    const [one, other] = [await signInNewPerson(portal), await signInNewPerson(portal)];
    await enterPassword(portal, other.email, one.browser);
    expect(await newSignIns(other.email)).toHaveLength(1);
    expect(await newSignIns(one.email)).toEqual([]);
  });

  test('has a cookie of its own for 400 days, which is stored as a hash and opens nothing', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const token = browser.cookies.get('device') ?? '';
    expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    const rows = await portal.database.query<{ row: string }>('select d::text as row from known_devices d');
    for (const { row } of rows) expect(row).not.toContain(token);
    const thief = portal.browser();
    thief.cookies.set('device', token);
    expect(await isSignedIn(thief)).toBe(false);
    const { due } = await enterPassword(portal, email, thief);
    expect(due).toBe('not-needed');
    expect(thief.cookies.get('device')).toBe(token);
  });

  test('is forgotten when twenty others were used since', async () => {
    const { browser, email } = await signInNewPerson(portal);
    for (let count = 0; count < 20; count += 1) {
      portal.clock.advance(1000);
      await signIn(portal, email);
    }
    const [{ count } = { count: 0 }] = await portal.database.query<{ count: number }>(
      'select count(*)::int as count from known_devices join users using (user_id) where email = $1',
      [email],
    );
    expect(count).toBe(20);
    await enterPassword(portal, email, browser);
    expect(await newSignIns(email)).toHaveLength(21);
  });
});

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', 'Unknown device'],
  ['x', 'Unknown browser'],
  ['<script>alert(1)</script>', 'Unknown browser'],
])('the browser %j is called %s', (userAgent, label) => {
  expect(deviceLabel(userAgent, sayFor(acme))).toBe(label);
});
