import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  addPasskey,
  answerByPasskey,
  askPasskey,
  askSecondPasskey,
  authenticateByPasskey,
  beginPasskey,
  readPasskeys,
  removePasskey,
  renamePasskey,
} from '@portal/contract/accounts/passkeys.calls.ts';
import {
  answerSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  turnOffSecondFactor,
} from '@portal/contract/accounts/second-factor.calls.ts';
import { removeSecondFactor } from '@portal/contract/console/console.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PasskeyDevice } from '../../../testing/passkey-device.ts';
import { addDevice, memberWithPasskey, passkeyProof, signInByPasskey } from '../../../testing/passkeys.ts';
import { freshProof, type Person, signInNewMember, signInNewPerson, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { appCode, nextCodeOf } from '../../../testing/second-factor.ts';
import { enterPassword, memberWithApp } from '../../../testing/second-factor-sign-in.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0' });
});
afterAll(() => portal.stop());

const REFUSED = { status: 400, errors: [{ code: 'PASSKEY_REFUSED' }] };
const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;
const listed = async (browser: TestBrowser) => (await browser.call(readPasskeys, {})).body.data;
const factor = async (browser: TestBrowser) => (await browser.call(readSecondFactor, {})).body.data;
const ask = async (browser: TestBrowser) => (await browser.call(askPasskey, {})).body.data;

async function changesMailedTo(email: string): Promise<unknown[]> {
  const mails = await queuedMails(portal, email);
  return mails.flatMap(({ request }) => (request.kind === 'second-factor-changed' ? [request.change] : []));
}

const remove = async ({ browser, email }: Person, passkeyId: string, code: string) =>
  browser.call(removePasskey, { passkeyId, code }, await freshProof(portal, email));

describe('a passkey in place of password and code', () => {
  test('V6.3.3 signs in, members and staff, and its count and backup are kept', async () => {
    const member = await memberWithPasskey(portal);
    const staff = await signInNewStaff(portal);
    const { device } = await addDevice(portal, staff, await nextCodeOf(portal, staff.email));
    const [owner] = await listed(member.browser);
    expect(owner).toMatchObject({ name: 'Laptop', isBackedUp: true, lastUsedAt: null });
    for (const [who, held] of [[member, member.device] as const, [staff, device] as const]) {
      const browser = portal.browser();
      const answer = await signInByPasskey(held, browser);
      expect(answer).toMatchObject({ status: 200, body: { username: who.email, secondFactor: 'not-needed' } });
      expect(await isSignedIn(browser)).toBe(true);
    }
    const [used] = await listed(member.browser);
    expect(used?.lastUsedAt).toBe(portal.clock.now().toISOString());
    const rows = await portal.database.query('select sign_count, may_be_backed_up from passkeys where name = $1', [
      'Laptop',
    ]);
    expect(rows).toContainEqual({ sign_count: '1', may_be_backed_up: true });
  });

  test('V6.7.2 signs challenges of 64 random bits and more, each good once, for five minutes, in one browser', async () => {
    const { device } = await memberWithPasskey(portal);
    const browser = portal.browser();
    const [first, second] = [await ask(browser), await ask(browser)];
    const nonce = (challenge: string) => Buffer.from(challenge, 'base64url').subarray(0, 16).toString('hex');
    expect(nonce(first.challenge)).not.toBe(nonce(second.challenge));
    const assertion = device.sign(first);
    expect((await browser.call(authenticateByPasskey, { assertion })).status).toBe(200);
    expect(await browser.call(authenticateByPasskey, { assertion })).toMatchObject(REFUSED);
    expect(await portal.browser().call(authenticateByPasskey, { assertion: device.sign(second) })).toMatchObject(
      REFUSED,
    );
    portal.clock.advance(5 * 60_000);
    expect(await browser.call(authenticateByPasskey, { assertion: device.sign(second) })).toMatchObject(REFUSED);
  });

  test.each([
    ['whose device did not look who uses it', { verifies: false }],
    ['of another page', { origin: 'http://localhost.evil.example:3000' }],
    ['whose count has gone back, as a copy’s', { isCopy: true }],
  ])('is refused %s', async (_why, settings) => {
    const { device } = await memberWithPasskey(portal);
    const browser = portal.browser();
    await signInByPasskey(device, browser);
    const assertion = device.sign(await ask(browser), settings);
    expect(await browser.call(authenticateByPasskey, { assertion })).toMatchObject(REFUSED);
  });

  test('is refused of a site that is not the brand’s, by another key, and of nobody', async () => {
    const { device } = await memberWithPasskey(portal);
    const browser = portal.browser();
    const asked = await ask(browser);
    const elsewhere = device.sign({ ...asked, rpId: 'evil.example' });
    expect(await browser.call(authenticateByPasskey, { assertion: elsewhere })).toMatchObject(REFUSED);
    const other = new PasskeyDevice();
    const forged = { ...other.sign(await ask(browser)), id: elsewhere.id, rawId: elsewhere.rawId };
    expect(await browser.call(authenticateByPasskey, { assertion: forged })).toMatchObject(REFUSED);
    const unknown = other.sign(await ask(browser));
    expect(await browser.call(authenticateByPasskey, { assertion: unknown })).toMatchObject(REFUSED);
    const log = await portal.database.query(`select 1 from audit_log where details->>'reason' = 'passkey'`);
    expect(log.length).toBeGreaterThanOrEqual(3);
  });
});

describe('a passkey as second factor', () => {
  test('V6.3.4 is asked for beside the password once it is there; recovery codes help who lost it', async () => {
    const { email, device, recoveryCodes, browser: own } = await memberWithPasskey(portal);
    expect(await factor(own)).toMatchObject({ isOn: true, hasApp: false, passkeys: 1, recoveryCodesLeft: 10 });
    const { browser, due } = await enterPassword(portal, email);
    expect(due).toBe('passkey');
    expect(await isSignedIn(browser)).toBe(false);
    const { options, hasApp } = (await browser.call(askSecondPasskey, {})).body.data;
    expect(hasApp).toBe(false);
    expect(options.allowCredentials).toHaveLength(1);
    const stolen = { assertion: device.sign(options) };
    expect((await portal.browser().call(answerByPasskey, stolen)).errors).toMatchObject([{ code: 'SIGN_IN_EXPIRED' }]);
    const answer = await browser.call(answerByPasskey, { assertion: device.sign(options, { verifies: false }) });
    expect(answer).toMatchObject({ status: 200, body: { username: email } });
    expect(await isSignedIn(browser)).toBe(true);
    const again = await enterPassword(portal, email);
    expect((await again.browser.call(answerSecondFactor, { code: '000000' })).status).toBe(400);
    expect((await again.browser.call(answerSecondFactor, { code: recoveryCodes?.[0] ?? '' })).status).toBe(200);
  });

  test('V6.1.3 takes no passkey of another account, and no challenge of the other way to sign in', async () => {
    const [person, other] = [await memberWithPasskey(portal), await memberWithPasskey(portal)];
    const { browser } = await enterPassword(portal, person.email);
    const { options } = (await browser.call(askSecondPasskey, {})).body.data;
    expect(await browser.call(answerByPasskey, { assertion: other.device.sign(options) })).toMatchObject(REFUSED);
    const loose = person.device.sign(await ask(browser));
    expect(await browser.call(answerByPasskey, { assertion: loose })).toMatchObject(REFUSED);
    const second = person.device.sign(options);
    expect(await browser.call(authenticateByPasskey, { assertion: second })).toMatchObject(REFUSED);
  });

  test('is what staff may set up before its first session', async () => {
    const { email } = await signInNewStaff(portal);
    await portal.database.query(
      'delete from second_factors where user_id in (select user_id from users where email = $1)',
      [email],
    );
    const { browser, due } = await enterPassword(portal, email);
    expect(due).toBe('set-up');
    const begun = await browser.call(beginPasskey, {});
    const attestation = new PasskeyDevice().create(begun.body.data);
    const added = await browser.call(addPasskey, { name: 'Key', attestation });
    expect(added.body.recoveryCodes).toHaveLength(10);
    expect(await isSignedIn(browser)).toBe(true);
  });
});

describe('one’s own passkeys', () => {
  test('V7.5.1 are added with password and code, told by mail, and made in this browser for this account', async () => {
    const person = await memberWithApp(portal);
    const { browser, email, secret } = person;
    const proof = () => freshProof(portal, email);
    expect((await browser.call(beginPasskey, {})).errors).toMatchObject([{ code: 'FRESH_SIGN_IN_NEEDED' }]);
    expect((await browser.call(beginPasskey, {}, await proof())).errors).toMatchObject([{ code: 'WRONG_CODE' }]);
    const begun = await browser.call(beginPasskey, { code: appCode(portal, secret) }, await proof());
    const attestation = new PasskeyDevice().create(begun.body.data);
    const stranger = await signInNewPerson(portal);
    expect(await stranger.browser.call(addPasskey, { name: 'Mine', attestation })).toMatchObject(REFUSED);
    const blind = new PasskeyDevice().create(begun.body.data, { verifies: false });
    expect(await browser.call(addPasskey, { name: 'Blind', attestation: blind })).toMatchObject(REFUSED);
    expect(await listed(browser)).toEqual([]);
    portal.clock.advance(60_000);
    await addDevice(portal, person, appCode(portal, secret));
    expect(await factor(browser)).toMatchObject({ hasApp: true, passkeys: 1, recoveryCodesLeft: 10 });
    expect(await changesMailedTo(email)).toEqual(['turned-on', 'passkey-added']);
  });

  test('get another name, by their owner alone', async () => {
    const [{ browser }, stranger] = [await memberWithPasskey(portal), await signInNewMember(portal)];
    const [passkey] = await listed(browser);
    const renamed = { passkeyId: passkey?.passkeyId ?? '', name: 'Blue key' };
    expect((await stranger.browser.call(renamePasskey, renamed)).status).toBe(404);
    expect((await browser.call(renamePasskey, renamed)).status).toBe(200);
    expect(await listed(browser)).toMatchObject([{ name: 'Blue key' }]);
  });

  test('prove their owner like password and code together', async () => {
    const { browser, device } = await memberWithPasskey(portal);
    const other = await memberWithPasskey(portal);
    const renewed = await browser.call(renewRecoveryCodes, {}, await passkeyProof(device, browser));
    expect(renewed.body.data.recoveryCodes).toHaveLength(10);
    const foreign = await browser.call(renewRecoveryCodes, {}, await passkeyProof(other.device, browser));
    expect(foreign.errors).toMatchObject([{ code: 'FRESH_SIGN_IN_NEEDED' }]);
  });

  test('are removed with password and code; with the last one goes the second factor, unless it must stay', async () => {
    const require = (isRequired: boolean) =>
      portal.database.query('update organisations set second_factor_required = $1 where org_id = $2', [
        isRequired,
        person.orgId,
      ]);
    const person = await memberWithPasskey(portal);
    const [passkey] = await listed(person.browser);
    const [code = '', next = ''] = person.recoveryCodes ?? [];
    const none = await remove(person, passkey?.passkeyId ?? '', '');
    expect(none.errors).toMatchObject([{ code: 'WRONG_CODE' }]);
    await require(true);
    const needed = await remove(person, passkey?.passkeyId ?? '', code);
    expect(needed.errors).toMatchObject([{ code: 'SECOND_FACTOR_NEEDED' }]);
    await require(false);
    expect((await remove(person, passkey?.passkeyId ?? '', next)).status).toBe(200);
    expect(await factor(person.browser)).toMatchObject({ isOn: false, passkeys: 0, recoveryCodesLeft: 0 });
    const assertion = person.device.sign(await ask(person.browser));
    expect(await person.browser.call(authenticateByPasskey, { assertion })).toMatchObject(REFUSED);
    expect(await changesMailedTo(person.email)).toEqual(['passkey-added', 'passkey-removed']);
  });

  test('stay when the app goes, and are then the second factor', async () => {
    const person = await memberWithApp(portal);
    await addDevice(portal, person, appCode(portal, person.secret));
    portal.clock.advance(60_000);
    const code = appCode(portal, person.secret);
    const off = await person.browser.call(turnOffSecondFactor, { code }, await freshProof(portal, person.email));
    expect(off.status).toBe(200);
    expect(await factor(person.browser)).toMatchObject({
      isOn: true,
      hasApp: false,
      passkeys: 1,
      recoveryCodesLeft: 10,
    });
    portal.clock.advance(60_000);
    const { browser } = await enterPassword(portal, person.email);
    expect((await browser.call(answerSecondFactor, { code: appCode(portal, person.secret) })).status).toBe(400);
    expect(await changesMailedTo(person.email)).toContain('app-removed');
  });

  test('go when support removes the second factor of who lost everything', async () => {
    const person = await memberWithPasskey(portal);
    const staff = await signInNewStaff(portal);
    const proof = await freshProof(portal, staff.email);
    expect((await staff.browser.call(removeSecondFactor, { cognitoId: person.userId }, proof)).status).toBe(200);
    expect(await isSignedIn(person.browser)).toBe(false);
    const browser = portal.browser();
    const assertion = person.device.sign(await ask(browser));
    expect(await browser.call(authenticateByPasskey, { assertion })).toMatchObject(REFUSED);
  });
});
