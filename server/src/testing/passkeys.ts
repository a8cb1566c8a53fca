import { createSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  addPasskey,
  askPasskey,
  authenticateByPasskey,
  beginPasskey,
} from '@portal/contract/accounts/passkeys.calls.ts';
import { PasskeyDevice } from './passkey-device.ts';
import { freshProof, type Person, signInNewMember } from './people.ts';
import { nextAddress, type TestBrowser } from './test-browser.ts';
import type { TestPortal } from './test-portal.ts';

/** Adds a passkey to an account; answers the device, and recovery codes where it is the first second factor. */
export async function addDevice(test: TestPortal, { browser, email }: Person, code = '') {
  const device = new PasskeyDevice();
  const begun = await browser.call(beginPasskey, { code }, await freshProof(test, email));
  const made = device.create(begun.body.data);
  const added = await browser.call(addPasskey, { name: 'Laptop', attestation: made });
  if (added.status !== 200) throw new Error(`The passkey was not added: ${JSON.stringify(added.body)}`);
  return { device, recoveryCodes: added.body.recoveryCodes };
}

/** The first admin of a new organisation whose second factor is a passkey. */
export async function memberWithPasskey(test: TestPortal) {
  const member = await signInNewMember(test);
  return { ...member, ...(await addDevice(test, member)) };
}

/** Signs in without a password, as far as the portal lets it. */
export async function signInByPasskey(device: PasskeyDevice, browser: TestBrowser) {
  const bearer = await passkeyProof(device, browser);
  return browser.call(createSession, {}, bearer);
}

/** Proof of a passkey just now, as the browser sends it along. */
export async function passkeyProof(device: PasskeyDevice, browser: TestBrowser): Promise<{ authorization: string }> {
  browser.address = nextAddress();
  const options = (await browser.call(askPasskey, {})).body.data;
  const { status, body } = await browser.call(authenticateByPasskey, { assertion: device.sign(options) });
  if (status !== 200) throw new Error(`The passkey was not accepted: ${JSON.stringify(body)}`);
  return { authorization: `Bearer ${body.bearer}` };
}
