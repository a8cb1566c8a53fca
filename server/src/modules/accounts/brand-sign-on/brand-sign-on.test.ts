import { randomUUID } from 'node:crypto';
import { checkSession, createSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  answerSignOnOffer,
  finishSignOnTest,
  readBrandSignOn,
  removeBrandSignOn,
  saveBrandSignOn,
  startBrandSignOnTest,
  startSignOnTest,
  switchBrandSignOn,
} from '@portal/contract/accounts/brand-sign-on.calls.ts';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import {
  finishSignOn,
  finishSignOnProof,
  readSignOn,
  saveSignOn,
  startSignOn,
  startSignOnProof,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addBrand } from '../../../testing/add-brand.ts';
import { CLIENT, startDirectory } from '../../../testing/directory-stand-in.ts';
import {
  freshProof,
  inviteColleague,
  type Person,
  signIn,
  signInNewStaff,
  TEST_PASSWORD,
} from '../../../testing/people.ts';
import { newProvedFirm, type ProvedFirm } from '../../../testing/proved-firm.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { setUpApp } from '../../../testing/second-factor.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { directoryIdOf } from './brand-directory.ts';

const REDIRECT = 'http://localhost:3000/sign-on';
const BRAND = { brandId: 'default' } as const;
const NORTHWIND = { host: 'portal.northwind.example:3000' };

let portal: TestPortal;
let directory: Awaited<ReturnType<typeof startDirectory>>;
let staff: Person;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0', SCAN_ALLOW_HOSTS: '127.0.0.1' });
  directory = await startDirectory(REDIRECT);
  await addBrand(portal, { brandId: 'northwind', webDomain: 'portal.northwind.example' });
  staff = await signInNewStaff(portal);
});
afterAll(async () => {
  await portal.stop();
  await directory.stop();
});

const error = (code: string) => ({ errors: [{ code }] });
const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;
const stateOf = async () => (await staff.browser.call(readBrandSignOn, BRAND)).body.data;
const proofOfStaff = () => freshProof(portal, staff.email);

async function save(changes: object = {}) {
  const access = { issuer: directory.issuer, clientId: CLIENT.id, secret: CLIENT.secret };
  const input = { ...BRAND, ...access, asksSecondFactor: true, revision: (await stateOf()).revision, ...changes };
  return staff.browser.call(saveBrandSignOn, input, await proofOfStaff());
}

async function turn(isOn: boolean) {
  const { revision } = await stateOf();
  return staff.browser.call(switchBrandSignOn, { ...BRAND, isOn, revision }, await proofOfStaff());
}

/** Staff signs in at the directory to try it; in a browser in which nobody is signed in here. */
async function tryOut(person: Parameters<typeof directory.signIn>[1]) {
  const { url } = (await staff.browser.call(startBrandSignOnTest, BRAND)).body.data;
  expect(url.startsWith(`${REDIRECT}?test=`)).toBe(true);
  const token = new URL(url).searchParams.get('test') ?? '';
  const browser = portal.browser();
  const started = await browser.call(startSignOnTest, { token });
  const query = await directory.signIn(started.body.data.url, person);
  return { token, browser, query };
}

/** Sets the directory, tries it and turns it on. */
async function offer() {
  expect((await save()).status).toBe(200);
  const { browser, query } = await tryOut({ sub: 'kim', email: 'kim@provider.example' });
  expect((await browser.call(finishSignOnTest, { query })).status).toBe(200);
  expect((await turn(true)).status).toBe(200);
}

const YES = { isOn: true, admitsNew: true, asksSecondFactor: true, isEnforced: false, keepers: [] as string[] };
async function answer(firm: ProvedFirm, changes: Partial<typeof YES> & { readonly issuer?: string } = {}) {
  const revision = (await firm.browser.call(readSignOn, {})).body.data.offer?.revision ?? 0;
  const input = { ...YES, issuer: directory.issuer, revision, ...changes };
  return firm.browser.call(answerSignOnOffer, input, await freshProof(portal, firm.email));
}

async function agreed(changes: Partial<typeof YES> = {}): Promise<ProvedFirm> {
  const firm = await newProvedFirm(portal);
  expect((await answer(firm, changes)).status).toBe(200);
  return firm;
}

const someone = (domain: string) => ({ sub: randomUUID(), email: `${randomUUID()}@${domain}` });

/** Leaves from the home of an address, signs in as somebody, and comes back. */
async function signOn(person: Parameters<typeof directory.signIn>[1], home = person.email) {
  const browser = portal.browser();
  const started = await browser.call(startSignOn, { email: home });
  const query = await directory.signIn(started.body.data.url, person);
  return { browser, query, answer: await browser.call(finishSignOn, { query }) };
}

const signUpStart = (email: string, headers = {}) => portal.browser().call(startSignOn, { email }, headers);

test('V10.1.2 a brand’s directory is on only once staff has signed in by it, whom it tells a verified address of', async () => {
  expect((await save()).status).toBe(200);
  expect(await turn(true)).toMatchObject(error('SIGN_ON_TEST_MISSING'));
  const unverified = await tryOut({ sub: 'kim', email: 'kim@provider.example', isVerified: false });
  expect(await unverified.browser.call(finishSignOnTest, { query: unverified.query })).toMatchObject(
    error('SIGN_ON_NO_EMAIL'),
  );
  const { browser, query, token } = await tryOut({ sub: 'kim', email: 'kim@provider.example' });
  expect(await portal.browser().call(startSignOnTest, { token })).toMatchObject(error('SIGN_ON_EXPIRED'));
  expect(await portal.browser().call(finishSignOnTest, { query })).toMatchObject(error('SIGN_ON_EXPIRED'));
  expect((await browser.call(finishSignOnTest, { query })).body.data).toEqual({ email: 'kim@provider.example' });
  expect(await isSignedIn(browser)).toBe(false);
  // What was begun as a test signs nobody in, and a link is good at its own brand alone.
  const other = await tryOut({ sub: 'kim', email: 'kim@provider.example' });
  expect(await other.browser.call(finishSignOn, { query: other.query })).toMatchObject(error('SIGN_ON_EXPIRED'));
  const { url } = (await staff.browser.call(startBrandSignOnTest, BRAND)).body.data;
  const elsewhere = { token: new URL(url).searchParams.get('test') ?? '' };
  expect(await portal.browser().call(startSignOnTest, elsewhere, NORTHWIND)).toMatchObject(error('SIGN_ON_EXPIRED'));

  expect(await stateOf()).toMatchObject({ isOn: false, testedAs: 'kim@provider.example', firms: 0 });
  expect((await turn(true)).status).toBe(200);
  // Another application has to be tried anew; what is kept goes to no other directory, and is told to nobody.
  expect(await save({ issuer: 'https://evil.example', secret: '' })).toMatchObject(error('SIGN_ON_SECRET_MISSING'));
  expect((await save({ secret: '' })).status).toBe(200);
  expect((await stateOf()).isOn).toBe(true);
  expect(await save({ secret: '', revision: 1 })).toMatchObject(error('SIGN_ON_CHANGED'));
  expect((await save({ clientId: 'another' })).status).toBe(200);
  expect(await stateOf()).toMatchObject({ isOn: false, testedAt: null });
  expect(JSON.stringify(await stateOf())).not.toContain(CLIENT.secret);
  const rows = await portal.database.query<{ row: string }>('select b::text as row from brand_sign_on b');
  expect(JSON.stringify(rows)).not.toContain(CLIENT.secret);
});

test('V6.8.1/10.5.2 it signs in people of firms that said yes, each by an address at a domain that this firm has proved', async () => {
  await offer();
  const silent = await newProvedFirm(portal);
  expect((await silent.browser.call(readSignOn, {})).body.data.offer).toMatchObject({
    ...{ isOn: false, isOffered: true, issuer: directory.issuer, hasSecondFactor: true, revision: 0 },
  });
  expect(await signUpStart(`x@${silent.domain}`)).toMatchObject(error('SIGN_ON_UNKNOWN'));
  const bare = await newProvedFirm(portal, null);
  expect(await answer(bare)).toMatchObject(error('SIGN_ON_DOMAIN_MISSING'));
  expect(await answer(silent, { issuer: 'https://another.example' })).toMatchObject(error('SIGN_ON_CHANGED'));

  const [one, other, closed] = [await agreed(), await agreed(), await agreed({ admitsNew: false })];
  expect((await stateOf()).firms).toBe(3);
  const person = someone(one.domain);
  const first = await signOn(person);
  expect(first.answer).toMatchObject({ status: 200, body: { username: person.email, secondFactor: 'not-needed' } });
  const renamed = { ...person, email: `renamed@${one.domain}` };
  expect((await signOn(renamed)).answer.body.username).toBe(person.email);
  expect((await signOn(someone(closed.domain))).answer).toMatchObject(error('SIGN_ON_NOT_ADMITTED'));

  // Strangers, unverified addresses, and people of other firms that said yes or did not.
  const home = `x@${one.domain}`;
  for (const domain of ['elsewhere.example', silent.domain, other.domain])
    expect((await signOn(someone(domain), home)).answer).toMatchObject(error('SIGN_ON_ELSEWHERE'));
  const unverified = { ...someone(one.domain), isVerified: false };
  expect((await signOn(unverified)).answer).toMatchObject(error('SIGN_ON_ELSEWHERE'));
  // Whom the directory knows at one firm does not enter another, and is refused there too once the address has moved.
  expect((await signOn(person, `x@${other.domain}`)).answer).toMatchObject(error('SIGN_ON_ELSEWHERE'));
  const moved = { ...person, email: `moved@${other.domain}` };
  expect((await signOn(moved, home)).answer).toMatchObject(error('SIGN_ON_ELSEWHERE'));
  const there = await signOn(moved);
  expect(there.answer).toMatchObject({ status: 200, body: { username: moved.email } });
  const rows = await portal.database.query('select org_id from users where email = $1', [moved.email]);
  expect(rows).toEqual([{ org_id: other.orgId }]);

  const { url } = (await first.browser.call(startSignOnProof, {})).body.data;
  const query = await directory.signIn(url, person);
  expect((await first.browser.call(finishSignOnProof, { query })).body.bearer).toBeTypeOf('string');
});

test('V8.4.1 a firm’s own directory comes first, and firms of other brands are not let in', async () => {
  const firm = await agreed();
  const own = await startDirectory(REDIRECT);
  const choices = { isOn: true, admitsNew: true, asksSecondFactor: true, isEnforced: false, keepers: [] };
  const access = { issuer: own.issuer, clientId: CLIENT.id, secret: CLIENT.secret };
  const saved = await firm.browser.call(
    saveSignOn,
    { ...choices, ...access, revision: 0 },
    await freshProof(portal, firm.email),
  );
  expect(saved.status).toBe(200);
  expect((await signUpStart(`x@${firm.domain}`)).body.data.url.startsWith(own.issuer)).toBe(true);
  await own.stop();

  const foreign = await newProvedFirm(portal);
  await portal.database.query(`update organisations set brand_id = 'northwind' where org_id = $1`, [foreign.orgId]);
  expect((await foreign.browser.call(readSignOn, {})).body.data.offer).toBeNull();
  expect(await answer(foreign)).toMatchObject(error('SIGN_ON_CHANGED'));
  // Not even by a yes that should not be there.
  await portal.database.query(
    `insert into sign_on_consents (org_id, brand_id, issuer, admits_new, asks_second_factor, is_enforced, agreed_at)
       values ($1, 'default', $2, true, true, false, now())`,
    [foreign.orgId, directory.issuer],
  );
  for (const headers of [{}, NORTHWIND])
    expect(await signUpStart(`x@${foreign.domain}`, headers)).toMatchObject(error('SIGN_ON_UNKNOWN'));
  const home = await agreed();
  expect(await signUpStart(`x@${home.domain}`, NORTHWIND)).toMatchObject(error('SIGN_ON_UNKNOWN'));
  expect((await signOn(someone(foreign.domain), `x@${home.domain}`)).answer).toMatchObject(error('SIGN_ON_ELSEWHERE'));
});

test('V7.4.1/10.5.5 it signs out whom it has signed out, at every firm that it signs in', async () => {
  const [one, other, left] = [await agreed(), await agreed(), await agreed()];
  const person = someone(one.domain);
  const here = await signOn(person);
  const there = await signOn({ ...person, email: `moved@${other.domain}` });
  const gone = await signOn({ ...person, email: `moved@${left.domain}` });
  expect((await answer(left, { isOn: false })).status).toBe(200);
  const { logoutUri } = await stateOf();
  const logOut = async (token: string) => {
    const body = new URLSearchParams({ logout_token: token }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await portal.browser().send('POST', new URL(logoutUri).pathname, { body, headers })).status;
  };
  const token = await directory.logoutToken(person.sub);
  expect([await logOut(token), await logOut(token)]).toEqual([200, 400]);
  const still = await Promise.all([here, there, gone].map(({ browser }) => isSignedIn(browser)));
  expect(still).toEqual([false, false, true]);
});

test('a firm that says no again is left alone, also by who is at the directory just then', async () => {
  const firm = await agreed();
  const person = someone(firm.domain);
  const browser = portal.browser();
  const { url } = (await browser.call(startSignOn, { email: person.email })).body.data;
  expect((await answer(firm, { isOn: false })).status).toBe(200);
  const query = await directory.signIn(url, person);
  expect(await browser.call(finishSignOn, { query })).toMatchObject(error('SIGN_ON_EXPIRED'));
  expect(await signUpStart(person.email)).toMatchObject(error('SIGN_ON_UNKNOWN'));
  expect(await answer(firm, { isOn: false })).toMatchObject(error('SIGN_ON_CHANGED'));
});

/** What a password is answered with. */
async function byPassword(email: string) {
  const browser = portal.browser();
  const { body } = await browser.call(authenticate, { username: email, password: TEST_PASSWORD });
  return browser.call(createSession, {}, { authorization: `Bearer ${body.bearer}` });
}

test('as the only way in it leaves passwords to keepers, and to everybody again once the provider takes it away', async () => {
  const firm = await newProvedFirm(portal);
  const colleague = await inviteColleague(portal, firm);
  await signIn(portal, colleague);
  const only = { isEnforced: true, keepers: [firm.userId] };
  expect(await answer(firm, only)).toMatchObject(error('SIGN_ON_KEEPER_MISSING'));
  await setUpApp(portal, firm.browser, await freshProof(portal, firm.email));
  expect((await answer(firm, only)).status).toBe(200);
  const { browser } = await signOn(someone(firm.domain));
  expect(await byPassword(colleague)).toMatchObject(error('SIGN_ON_NEEDED'));

  expect((await turn(false)).status).toBe(200);
  expect((await byPassword(colleague)).status).toBe(200);
  expect((await turn(true)).status).toBe(200);
  expect(await byPassword(colleague)).toMatchObject(error('SIGN_ON_NEEDED'));

  const removal = { ...BRAND, revision: (await stateOf()).revision };
  expect((await staff.browser.call(removeBrandSignOn, removal, await proofOfStaff())).status).toBe(200);
  expect((await byPassword(colleague)).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  const told = (await queuedMails(portal, colleague)).flatMap(({ request }) =>
    request.kind === 'brand-sign-on' ? [request.change] : [],
  );
  expect(told).toEqual(['paused', 'resumed', 'ended']);
  const log = await portal.database.query<{ org: boolean; action: string }>(
    `select org_id is not null as org, action from audit_log where (org_id = $1 or org_id is null)
       and action ~ '^(brand\\.sign-on|sign-on\\.brand)-(removed|ended)$' order by action`,
    [firm.orgId],
  );
  expect(log).toEqual([
    { org: false, action: 'brand.sign-on-removed' },
    { org: true, action: 'sign-on.brand-ended' },
  ]);
  expect((await firm.browser.call(readSignOn, {})).body.data.offer).toBeNull();
  expect(directoryIdOf('default')).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test('another issuer is another directory, to which no firm has said yes', async () => {
  await offer();
  const firm = await agreed();
  expect((await save({ issuer: 'https://another.example' })).status).toBe(200);
  expect(await stateOf()).toMatchObject({ isOn: false, firms: 0 });
  expect(await signUpStart(`x@${firm.domain}`)).toMatchObject(error('SIGN_ON_UNKNOWN'));
  const told = (await queuedMails(portal, firm.email)).filter(({ request }) => request.kind === 'brand-sign-on');
  expect(told.map(({ request }) => request)).toMatchObject([{ change: 'ended' }]);
});
