import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  confirmSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  requireSecondFactor,
  setUpSecondFactor,
  turnOffSecondFactor,
} from '@portal/contract/accounts/second-factor.calls.ts';
import { removeSecondFactor } from '@portal/contract/console/console.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  freshProof,
  inviteColleague,
  signIn,
  signInNewMember,
  signInNewPerson,
  signInNewStaff,
} from '../../testing/people.ts';
import { queuedMails } from '../../testing/queued-mails.ts';
import { appCode, setUpApp } from '../../testing/second-factor.ts';
import { enterCode, enterPassword, type MemberWithApp, memberWithApp } from '../../testing/second-factor-sign-in.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
});
afterAll(() => portal.stop());

const state = async (browser: TestBrowser) => (await browser.call(readSecondFactor, {})).body.data;
const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;
const proof = (email: string) => freshProof(portal, email);

async function changesMailedTo(email: string): Promise<unknown[]> {
  const mails = await queuedMails(portal, email);
  return mails.flatMap(({ request }) => (request.kind === 'second-factor-changed' ? [request.change] : []));
}

const turnOff = async (person: MemberWithApp) =>
  person.browser.call(turnOffSecondFactor, { code: appCode(portal, person.secret) }, await proof(person.email));

describe('one’s own second factor', () => {
  test('is turned on by its first code, and told by mail', async () => {
    const { browser, email } = await signInNewMember(portal);
    expect(await state(browser)).toMatchObject({
      isOn: false,
      turnedOnAt: null,
      recoveryCodesLeft: 0,
      isNeeded: false,
    });
    const { recoveryCodes } = await setUpApp(portal, browser, await proof(email));
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await state(browser)).toMatchObject({
      isOn: true,
      turnedOnAt: portal.clock.now().toISOString(),
      recoveryCodesLeft: 10,
    });
    expect(await changesMailedTo(email)).toEqual(['turned-on']);
    expect(await isSignedIn(browser)).toBe(true);
  });

  test('is not on before its first code, and that has to come in a quarter of an hour', async () => {
    const { browser, email } = await signInNewMember(portal);
    const { secret } = (await browser.call(setUpSecondFactor, {}, await proof(email))).body.data;
    expect((await enterPassword(portal, email)).due).toBe('not-needed');
    portal.clock.advance(15 * 60_000);
    const answer = await browser.call(confirmSecondFactor, { code: appCode(portal, secret) });
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'SET_UP_EXPIRED' }] });
    expect(await state(browser)).toMatchObject({ isOn: false });
  });

  test('moves to a new phone: the old app and the old recovery codes count until then, and no longer', async () => {
    const person = await memberWithApp(portal);
    const { secret } = (
      await person.browser.call(setUpSecondFactor, { code: person.recoveryCodes[9] }, await proof(person.email))
    ).body.data;
    const meanwhile = await enterPassword(portal, person.email);
    expect((await enterCode(meanwhile.browser, appCode(portal, person.secret))).status).toBe(200);
    await person.browser.call(confirmSecondFactor, { code: appCode(portal, secret) });
    portal.clock.advance(60_000);
    const { browser } = await enterPassword(portal, person.email);
    expect((await enterCode(browser, appCode(portal, person.secret))).status).toBe(400);
    expect((await enterCode(browser, person.recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await enterCode(browser, appCode(portal, secret))).status).toBe(200);
  });

  test('is turned off with all that belongs to it', async () => {
    const person = await memberWithApp(portal);
    expect((await turnOff(person)).status).toBe(200);
    expect((await enterPassword(portal, person.email)).due).toBe('not-needed');
    expect(await state(person.browser)).toMatchObject({ isOn: false, recoveryCodesLeft: 0 });
    expect(await changesMailedTo(person.email)).toEqual(['turned-on', 'turned-off']);
  });

  test('gets new recovery codes in place of the old ones', async () => {
    const person = await memberWithApp(portal);
    const answer = await person.browser.call(
      renewRecoveryCodes,
      { code: appCode(portal, person.secret) },
      await proof(person.email),
    );
    portal.clock.advance(60_000);
    const { browser } = await enterPassword(portal, person.email);
    expect((await enterCode(browser, person.recoveryCodes[0] ?? '')).status).toBe(400);
    expect((await enterCode(browser, answer.body.data.recoveryCodes[0] ?? '')).status).toBe(200);
    expect(await changesMailedTo(person.email)).toEqual(['turned-on', 'new-recovery-codes', 'recovery-code-used']);
  });

  test('has no recovery codes while it is off', async () => {
    const { browser, email } = await signInNewMember(portal);
    const answer = await browser.call(renewRecoveryCodes, {}, await proof(email));
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'SECOND_FACTOR_NOT_ON' }] });
  });

  test.each([
    ['turning it off', turnOffSecondFactor],
    ['moving to another phone', setUpSecondFactor],
    ['making new recovery codes', renewRecoveryCodes],
  ])('V7.5.1 session and password are not enough for %s: it takes a code, and guesses lock', async (_what, call) => {
    const person = await memberWithApp(portal);
    const attempt = async (code: string) => person.browser.call(call, { code }, await proof(person.email));
    const before = await state(person.browser);
    for (const code of ['', '000000', person.secret.slice(0, 20), 'AAAA-AAAA']) {
      expect((await attempt(code)).errors).toMatchObject([{ code: 'WRONG_CODE', field: 'code' }]);
    }
    expect((await attempt('000000')).errors).toMatchObject([{ code: 'SECOND_FACTOR_LOCKED' }]);
    expect((await attempt(person.recoveryCodes[0] ?? '')).errors).toMatchObject([{ code: 'SECOND_FACTOR_LOCKED' }]);
    expect(await state(person.browser)).toEqual(before);
    portal.clock.advance(60_000);
    expect((await attempt(person.recoveryCodes[0] ?? '')).status).toBe(200);
  });

  test('V7.5.1 does not change without a sign-in just now, by the same account', async () => {
    const person = await memberWithApp(portal);
    const other = await signInNewPerson(portal);
    const once = await proof(person.email);
    const proofs = [{}, await proof(other.email), { authorization: 'Bearer x' }, once];
    await person.browser.call(renewRecoveryCodes, { code: appCode(portal, person.secret) }, once);
    for (const headers of proofs) {
      const refused = { status: 403, errors: [{ code: 'FRESH_SIGN_IN_NEEDED' }] };
      expect(await person.browser.call(turnOffSecondFactor, {}, headers)).toMatchObject(refused);
      expect(await person.browser.call(setUpSecondFactor, {}, headers)).toMatchObject(refused);
      expect(await person.browser.call(renewRecoveryCodes, {}, headers)).toMatchObject(refused);
      expect(await person.browser.call(requireSecondFactor, { isRequired: true }, headers)).toMatchObject(refused);
    }
    expect(await state(person.browser)).toMatchObject({ isOn: true, isNeeded: false });
  });

  test('of staff is never turned off', async () => {
    const { browser, email } = await signInNewStaff(portal);
    expect(await state(browser)).toMatchObject({ isOn: true, isNeeded: true, isRequiredByOrganisation: false });
    const answer = await browser.call(turnOffSecondFactor, {}, await proof(email));
    expect(answer).toMatchObject({ status: 409, errors: [{ code: 'SECOND_FACTOR_NEEDED' }] });
  });
});

describe('V6.3.3 a second factor for everyone of an organisation', () => {
  const require = async (browser: TestBrowser, email: string, isRequired = true) =>
    browser.call(requireSecondFactor, { isRequired }, await proof(email));

  test('is asked for by somebody who has one', async () => {
    const { browser, email } = await signInNewMember(portal);
    expect(await require(browser, email)).toMatchObject({ status: 409, errors: [{ code: 'SECOND_FACTOR_NOT_ON' }] });
    expect(await state(browser)).toMatchObject({ isRequiredByOrganisation: false });
  });

  test('signs out those without one at once, and nobody of another organisation', async () => {
    const person = await memberWithApp(portal);
    const without = await signIn(portal, await inviteColleague(portal, person));
    const withOne = await inviteColleague(portal, person);
    const colleague = await signIn(portal, withOne);
    await setUpApp(portal, colleague, await proof(withOne));
    const stranger = await signInNewMember(portal);
    expect((await require(person.browser, person.email)).status).toBe(200);
    expect(await isSignedIn(without)).toBe(false);
    for (const browser of [person.browser, colleague, stranger.browser]) expect(await isSignedIn(browser)).toBe(true);
    const off = await colleague.call(turnOffSecondFactor, {}, await proof(withOne));
    expect(off).toMatchObject({ status: 409, errors: [{ code: 'SECOND_FACTOR_NEEDED' }] });
  });

  test('can be given up again', async () => {
    const person = await memberWithApp(portal);
    await require(person.browser, person.email);
    const email = await inviteColleague(portal, person);
    expect((await enterPassword(portal, email)).due).toBe('set-up');
    expect((await require(person.browser, person.email, false)).status).toBe(200);
    expect((await enterPassword(portal, email)).due).toBe('not-needed');
    expect((await turnOff(person)).status).toBe(200);
  });

  test('leaves no session behind of a sign-in at the same moment', async () => {
    const person = await memberWithApp(portal);
    const email = await inviteColleague(portal, person);
    const headers = await proof(person.email);
    const signIns = Promise.all([1, 2, 3, 4].map(() => enterPassword(portal, email)));
    await person.browser.call(requireSecondFactor, { isRequired: true }, headers);
    for (const { browser } of await signIns) expect(await isSignedIn(browser)).toBe(false);
  });
});

describe('a lost phone', () => {
  test('is reported to staff, who remove its second factor: mailed, logged, signed out', async () => {
    const person = await memberWithApp(portal);
    const staff = await signInNewStaff(portal);
    const remove = async (cognitoId: string) =>
      staff.browser.call(removeSecondFactor, { cognitoId }, await proof(staff.email));
    expect((await remove(person.userId)).status).toBe(200);
    expect(await isSignedIn(person.browser)).toBe(false);
    expect((await enterPassword(portal, person.email)).due).toBe('not-needed');
    expect(await changesMailedTo(person.email)).toEqual(['turned-on', 'removed-by-support']);
    const rows = await portal.database.query(
      `select a.org_id, u.email, a.details from audit_log a join users u on u.user_id = actor_id
       where action = 'second-factor.removed-by-support' and subject = $1`,
      [person.email],
    );
    expect(rows).toEqual([{ org_id: person.orgId, email: staff.email, details: { staff: staff.email } }]);
    expect(await remove(person.userId)).toMatchObject({ status: 404, errors: [{ code: 'NOT_FOUND' }] });
  });

  test('of staff is for owners alone to help with: support that tries changes nothing', async () => {
    const owner = await signInNewStaff(portal);
    const support = await signInNewStaff(portal, 'support');
    const [target] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
      owner.email,
    ]);
    const cognitoId = target?.user_id ?? '';
    const refused = await support.browser.call(removeSecondFactor, { cognitoId }, await proof(support.email));
    expect(refused).toMatchObject({ status: 403, errors: [{ code: 'NO_ACCESS' }] });
    expect(await state(owner.browser)).toMatchObject({ isOn: true });
    expect((await enterPassword(portal, owner.email)).due).toBe('code');
    const other = await signInNewStaff(portal);
    expect((await other.browser.call(removeSecondFactor, { cognitoId }, await proof(other.email))).status).toBe(200);
  });

  test('of staff is not for themselves to report', async () => {
    const staff = await signInNewStaff(portal);
    const [self] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
      staff.email,
    ]);
    const answer = await staff.browser.call(
      removeSecondFactor,
      { cognitoId: self?.user_id ?? '' },
      await proof(staff.email),
    );
    expect(answer).toMatchObject({ status: 403, errors: [{ code: 'NO_ACCESS' }] });
    expect(await state(staff.browser)).toMatchObject({ isOn: true });
  });
});
