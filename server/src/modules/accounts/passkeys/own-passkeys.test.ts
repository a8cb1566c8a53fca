import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  addPasskey,
  askPasskey,
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
import { addDevice, memberWithPasskey, passkeyProof } from '../../../testing/passkeys.ts';
import { freshProof, type Person, signInNewMember, signInNewPerson, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { appCode } from '../../../testing/second-factor.ts';
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

describe('one’s own passkeys', () => {
  test('V7.5.1/6.7.1 are added with password and code, told by mail, and made in this browser for this account', async () => {
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
