import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queuedMails } from '../../testing/queued-mails.ts';
import { appCode } from '../../testing/second-factor.ts';
import { enterCode, enterPassword, memberWithApp } from '../../testing/second-factor-sign-in.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const STEP_MS = 30_000;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
});
afterAll(() => portal.stop());

const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;

const WRONG = { status: 400, errors: [{ code: 'WRONG_CODE', field: 'code' }] };
const EXPIRED = { status: 409, errors: [{ code: 'SIGN_IN_EXPIRED' }] };
const LOCKED = { status: 429, errors: [{ code: 'SECOND_FACTOR_LOCKED' }] };

describe('a code', () => {
  test.each([-1, 0, 1])('of the step %i from now counts', async (steps) => {
    const person = await memberWithApp(portal);
    const { browser } = await enterPassword(portal, person.email);
    expect((await enterCode(browser, appCode(portal, person.secret, steps))).status).toBe(200);
  });

  test.each([-2, 2])('of the step %i from now does not', async (steps) => {
    const person = await memberWithApp(portal);
    const { browser } = await enterPassword(portal, person.email);
    expect(await enterCode(browser, appCode(portal, person.secret, steps))).toMatchObject(WRONG);
  });

  test('V6.5.1 counts once, and so do those before it', async () => {
    const person = await memberWithApp(portal);
    const first = await enterPassword(portal, person.email);
    const code = appCode(portal, person.secret);
    expect((await enterCode(first.browser, code)).status).toBe(200);
    const second = await enterPassword(portal, person.email);
    expect(await enterCode(second.browser, code)).toMatchObject(WRONG);
    expect(await enterCode(second.browser, appCode(portal, person.secret, -1))).toMatchObject(WRONG);
    expect((await enterCode(second.browser, appCode(portal, person.secret, 1))).status).toBe(200);
  });

  test('V6.5.1 counts once, also in two browsers at the same moment', async () => {
    const person = await memberWithApp(portal);
    const browsers = await Promise.all([1, 2, 3].map(async () => (await enterPassword(portal, person.email)).browser));
    const code = appCode(portal, person.secret);
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect((await Promise.all(browsers.map(isSignedIn))).filter(Boolean)).toHaveLength(1);
  });

  test('counts once in one browser that sends it twice at the same moment', async () => {
    const person = await memberWithApp(portal);
    const { browser } = await enterPassword(portal, person.email);
    await browser.fetchCsrfToken();
    const code = appCode(portal, person.secret);
    const answers = await Promise.all([enterCode(browser, code), enterCode(browser, code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe('a recovery code', () => {
  test('signs in once, however it is typed, and its use is mailed', async () => {
    const person = await memberWithApp(portal);
    const [code = ''] = person.recoveryCodes;
    const first = await enterPassword(portal, person.email);
    expect((await enterCode(first.browser, ` ${code.toLowerCase().replaceAll('-', ' ')}`)).status).toBe(200);
    const second = await enterPassword(portal, person.email);
    expect(await enterCode(second.browser, code)).toMatchObject(WRONG);
    expect((await queuedMails(portal, person.email)).map(({ request }) => request)).toContainEqual(
      expect.objectContaining({ kind: 'second-factor-changed', change: 'recovery-code-used', recoveryCodesLeft: 9 }),
    );
  });

  test('counts once, also in two browsers at the same moment', async () => {
    const person = await memberWithApp(portal);
    const browsers = await Promise.all([1, 2, 3].map(async () => (await enterPassword(portal, person.email)).browser));
    const answers = await Promise.all(browsers.map((browser) => enterCode(browser, person.recoveryCodes[1] ?? '')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('V6.5.2 is stored as a hash, and the secret of the app sealed', async () => {
    const person = await memberWithApp(portal);
    const stored = await portal.database.query<{ row: string }>(
      'select r::text as row from recovery_codes r union all select s::text from second_factors s',
    );
    for (const { row } of stored) {
      expect(row).not.toContain(person.secret);
      for (const code of person.recoveryCodes) expect(row).not.toContain(code.replaceAll('-', ''));
    }
  });
});

describe('V6.6.3 guessing codes', () => {
  test('ends the sign-in after five, and locks the codes of the account for a minute that doubles', async () => {
    const person = await memberWithApp(portal);
    const { browser } = await enterPassword(portal, person.email);
    for (let tries = 0; tries < 4; tries += 1) expect(await enterCode(browser, '000000')).toMatchObject(WRONG);
    expect(await enterCode(browser, 'no-recovery-code')).toMatchObject(LOCKED);
    expect(await enterCode(browser, appCode(portal, person.secret))).toMatchObject(EXPIRED);
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      const again = await enterPassword(portal, person.email);
      const answer = await enterCode(again.browser, appCode(portal, person.secret));
      expect(answer).toMatchObject(LOCKED);
      expect(answer.errors[0]?.message).toContain(`wait ${minutes} minute${minutes === 1 ? '' : 's'}`);
      portal.clock.advance(minutes * MINUTE_MS);
      const next = await enterPassword(portal, person.email);
      expect(await enterCode(next.browser, '000000')).toMatchObject(LOCKED);
    }
  });

  test('gets no more tries by starting over, or at the same moment', async () => {
    const person = await memberWithApp(portal);
    const browsers = await Promise.all(
      [1, 2, 3, 4].map(async () => (await enterPassword(portal, person.email)).browser),
    );
    const answers = await Promise.all(
      browsers.flatMap((browser) => ['000000', '000001', '000002'].map((code) => enterCode(browser, code))),
    );
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThanOrEqual(8);
  });

  test('is forgotten after the right code, and after a day', async () => {
    const person = await memberWithApp(portal);
    for (let round = 0; round < 3; round += 1) {
      const { browser } = await enterPassword(portal, person.email);
      for (let tries = 0; tries < 4; tries += 1) expect(await enterCode(browser, '000000')).toMatchObject(WRONG);
      expect((await enterCode(browser, appCode(portal, person.secret))).status).toBe(200);
      portal.clock.advance(STEP_MS);
    }
    const { browser } = await enterPassword(portal, person.email);
    for (let tries = 0; tries < 4; tries += 1) await enterCode(browser, '000000');
    portal.clock.advance(24 * 60 * MINUTE_MS);
    expect(await enterCode((await enterPassword(portal, person.email)).browser, '000000')).toMatchObject(WRONG);
  });

  test('V16.3.1 is logged with who and from where', async () => {
    const person = await memberWithApp(portal);
    const { browser } = await enterPassword(portal, person.email);
    await enterCode(browser, '000000');
    const rows = await portal.database.query(
      `select actor_id, org_id, details, ip from audit_log where action = 'session.refused' and subject = $1`,
      [person.email],
    );
    expect(rows).toMatchObject([
      {
        actor_id: person.userId,
        org_id: person.orgId,
        details: { reason: 'second-factor-wrong' },
        ip: browser.address,
      },
    ]);
  });
});
