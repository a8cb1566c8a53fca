import { randomUUID } from 'node:crypto';
import {
  answerSignOnOffer,
  finishSignOnTest,
  readBrandSignOn,
  saveSamlBrandSignOn,
  startBrandSignOnTest,
  startSignOnTest,
  switchBrandSignOn,
} from '@portal/contract/accounts/brand-sign-on.calls.ts';
import { finishSignOn, readSignOn, startSignOn } from '@portal/contract/accounts/sign-on.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBrand } from '../../../testing/add-brand.ts';
import { freshProof, type Person, signInNewStaff } from '../../../testing/people.ts';
import { newProvedFirm, type ProvedFirm } from '../../../testing/proved-firm.ts';
import { type SamlPerson, startSamlDirectory } from '../../../testing/saml-stand-in.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const BRAND = { brandId: 'northwind' } as const;
const ORIGIN = 'http://portal.northwind.example:3000';
const AT_BRAND = { host: 'portal.northwind.example:3000', origin: ORIGIN };
const POSTED = { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' };

let portal: TestPortal;
let directory: Awaited<ReturnType<typeof startSamlDirectory>>;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0', SCAN_ALLOW_HOSTS: '127.0.0.1' });
  directory = await startSamlDirectory({ wantsSignedRequests: true });
  await addBrand(portal, { brandId: 'northwind', webDomain: 'portal.northwind.example' });
  staff = await signInNewStaff(portal);
});
afterAll(async () => {
  await portal.stop();
  await directory.stop();
});

const error = (code: string) => ({ errors: [{ code }] });
const stateOf = async () => (await staff.browser.call(readBrandSignOn, BRAND)).body.data;

async function save(changes: object = {}) {
  const { revision } = await stateOf();
  const input = {
    ...BRAND,
    asksSecondFactor: false,
    revision,
    metadataUrl: `${directory.origin}/metadata`,
    ...changes,
  };
  return staff.browser.call(saveSamlBrandSignOn, input, await freshProof(portal, staff.email));
}

/** Goes to an address of the directory, signs in as somebody, and has the browser post what it says. */
async function visit(url: string, person: SamlPerson): Promise<string> {
  const { saml } = await stateOf();
  const described = await portal.browser().send('GET', new URL(saml.entityId).pathname, { headers: AT_BRAND });
  const { response, relayState } = await directory.signIn(url, String(described.body), person);
  const body = new URLSearchParams({ SAMLResponse: response, RelayState: relayState }).toString();
  const headers = { ...AT_BRAND, ...POSTED, origin: 'https://directory.example' };
  const posted = await portal.browser().send('POST', new URL(saml.returnUri).pathname, { body, headers });
  expect(posted.status).toBe(303);
  return new URL(String(posted.headers.location), ORIGIN).search;
}

async function signOn(firm: ProvedFirm, person: SamlPerson) {
  const browser = portal.browser();
  const started = await browser.call(startSignOn, { email: `x@${firm.domain}` }, AT_BRAND);
  const query = await visit(started.body.data.url, person);
  return browser.call(finishSignOn, { query }, AT_BRAND);
}

test('V6.8.1 a brand’s SAML directory is tried at the brand’s own host, and signs in people of firms that said yes', async () => {
  expect(await save({ metadataUrl: '' })).toMatchObject(error('SIGN_ON_METADATA_MISSING'));
  expect(await save({ metadataUrl: '', metadata: '<a/>' })).toMatchObject(error('SIGN_ON_METADATA_REFUSED'));
  expect((await save()).status).toBe(200);
  const { saml, revision } = await stateOf();
  expect(saml).toMatchObject({ signsRequests: true, returnUri: expect.stringContaining(ORIGIN) });
  const { url } = (await staff.browser.call(startBrandSignOnTest, BRAND)).body.data;
  expect(url.startsWith(`${ORIGIN}/sign-on?test=`)).toBe(true);
  const browser = portal.browser();
  const token = new URL(url).searchParams.get('test') ?? '';
  const left = await browser.call(startSignOnTest, { token }, AT_BRAND);
  const query = await visit(left.body.data.url, { nameId: 'kim', email: 'kim@provider.example' });
  expect((await browser.call(finishSignOnTest, { query }, AT_BRAND)).body.data.email).toBe('kim@provider.example');
  const turned = { ...BRAND, isOn: true, revision };
  expect((await staff.browser.call(switchBrandSignOn, turned, await freshProof(portal, staff.email))).status).toBe(200);

  const firms = [await newProvedFirm(portal), await newProvedFirm(portal)] as const;
  for (const firm of firms) {
    await portal.database.query(`update organisations set brand_id = 'northwind' where org_id = $1`, [firm.orgId]);
    const { offer } = (await firm.browser.call(readSignOn, {})).body.data;
    const yes = { isOn: true, admitsNew: true, asksSecondFactor: false, isEnforced: false, keepers: [], revision: 0 };
    const input = { ...yes, issuer: offer?.issuer ?? '' };
    const answer = await firm.browser.call(answerSignOnOffer, input, await freshProof(portal, firm.email));
    expect(answer.status).toBe(200);
  }
  const [firm, other] = firms;
  const person = { nameId: randomUUID(), email: `new@${firm.domain}` };
  for (const _time of ['new', 'known'])
    expect(await signOn(firm, person)).toMatchObject({ status: 200, body: { username: person.email } });
  for (const email of ['stranger@elsewhere.example', `new@${other.domain}`])
    expect(await signOn(firm, { nameId: randomUUID(), email })).toMatchObject(error('SIGN_ON_ELSEWHERE'));
  expect(await signOn(other, person)).toMatchObject(error('SIGN_ON_ELSEWHERE'));
});
