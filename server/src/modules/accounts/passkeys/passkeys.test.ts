import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  addPasskey,
  answerByPasskey,
  askPasskey,
  askSecondPasskey,
  authenticateByPasskey,
  beginPasskey,
  readPasskeys,
} from '@portal/contract/accounts/passkeys.calls.ts';
import { answerSecondFactor, readSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addBrand } from '../../../testing/add-brand.ts';
import { PasskeyDevice } from '../../../testing/passkey-device.ts';
import { addDevice, memberWithPasskey, signInByPasskey } from '../../../testing/passkeys.ts';
import { signInNewStaff } from '../../../testing/people.ts';
import { nextCodeOf } from '../../../testing/second-factor.ts';
import { enterPassword } from '../../../testing/second-factor-sign-in.ts';
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

  test('belongs to the host name of its brand', async () => {
    await addBrand(portal, { brandId: 'harbor', webDomain: 'portal.harbor.example' });
    const headers = { host: 'portal.harbor.example:3000' };
    const asked = (await portal.browser().call(askPasskey, {}, headers)).body.data;
    expect(asked.rpId).toBe('portal.harbor.example');
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
