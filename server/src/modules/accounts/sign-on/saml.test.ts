import { randomUUID } from 'node:crypto';
import { checkSession, logout } from '@portal/contract/accounts/accounts.calls.ts';
import { setUpSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import {
  finishSignOn,
  finishSignOnProof,
  readSignOn,
  readSignOnProof,
  saveSamlSignOn,
  startSignOn,
  startSignOnProof,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshProof, signInNewMember } from '../../../testing/people.ts';
import { type SamlChanges, type SamlPerson, startSamlDirectory } from '../../../testing/saml-stand-in.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://directory.example' };
const CROSS_SITE = { ...FORM, 'sec-fetch-site': 'cross-site' };

let portal: TestPortal;
let directory: Awaited<ReturnType<typeof startSamlDirectory>>;
let firm: Awaited<ReturnType<typeof newFirm>>;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0', SCAN_ALLOW_HOSTS: '127.0.0.1' });
  directory = await startSamlDirectory({ wantsSignedRequests: true });
  firm = await newFirm();
});
afterAll(async () => {
  await portal.stop();
  await directory.stop();
});

const error = (code: string) => ({ errors: [{ code }] });
const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;
const someone = () => ({ nameId: randomUUID(), email: `${randomUUID()}@${firm.domain}` });

async function newFirm() {
  const member = await signInNewMember(portal);
  const domain = `${randomUUID()}.example`;
  await portal.database.query(
    `insert into phishing_domains (domain_id, org_id, domain, record_value, added_at, proved_by, proved_at, expires_at)
     values ($1, $2, $3, 'x', $4, 'dns', $4, $4::timestamptz + interval '300 days')`,
    [randomUUID(), member.orgId, domain, portal.clock.now()],
  );
  const choices = { isOn: true, admitsNew: true, asksSecondFactor: true, isEnforced: false, keepers: [], revision: 0 };
  const input = { ...choices, metadataUrl: `${directory.origin}/metadata` };
  const saved = await member.browser.call(saveSamlSignOn, input, await freshProof(portal, member.email));
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return { ...member, domain, input };
}

/** What the directory reads of the portal, without a session. */
async function portalMetadata(): Promise<string> {
  const { entityId } = (await firm.browser.call(readSignOn, {})).body.data.saml;
  return String((await portal.browser().send('GET', new URL(entityId).pathname)).body);
}

/** Posts what the directory has said, as a page of its own does: without a cookie. Answers where the browser goes on. */
async function post(response: string, relayState: string): Promise<string> {
  const { pathname } = new URL((await firm.browser.call(readSignOn, {})).body.data.saml.returnUri);
  const body = new URLSearchParams({ SAMLResponse: response, RelayState: relayState }).toString();
  const { status, headers } = await portal.browser().send('POST', pathname, { body, headers: CROSS_SITE });
  expect(status).toBe(303);
  expect(headers['set-cookie']).toBeUndefined();
  return new URL(String(headers.location), 'http://localhost').search;
}

/** Signs in there; answers the query with which the browser comes back. */
async function visit(url: string, person: SamlPerson, changes: SamlChanges = {}) {
  const { response, relayState, isForced } = await directory.signIn(url, await portalMetadata(), person, changes);
  return { query: await post(response, relayState), response, isForced };
}

async function signOn(person: SamlPerson, browser = portal.browser(), changes: SamlChanges = {}) {
  const started = await browser.call(startSignOn, { email: `x@${firm.domain}` });
  const back = await visit(started.body.data.url, person, changes);
  return { browser, ...back, answer: await browser.call(finishSignOn, { query: back.query }) };
}

test('V6.8.1 a SAML directory lets in whom the firm wants, known by its name for them, and nobody of elsewhere', async () => {
  const person = someone();
  const { browser, answer } = await signOn(person);
  expect(answer).toMatchObject({ status: 200, body: { username: person.email, secondFactor: 'not-needed' } });
  expect(await isSignedIn(browser)).toBe(true);
  expect((await signOn({ ...person, email: `renamed@${firm.domain}` })).answer.body.username).toBe(person.email);
  const impostor = { nameId: randomUUID(), email: person.email };
  expect((await signOn(impostor)).answer).toMatchObject(error('SIGN_ON_NOT_ADMITTED'));
  const victim = await signInNewMember(portal);
  expect((await signOn({ nameId: randomUUID(), email: victim.email })).answer).toMatchObject(
    error('SIGN_ON_NOT_ADMITTED'),
  );
});

test('V6.8.3 a response counts once, in the browser that left, for what was asked', async () => {
  const person = someone();
  const { browser, query, response, answer } = await signOn(person);
  expect(answer.status).toBe(200);
  expect(await browser.call(finishSignOn, { query })).toMatchObject(error('SIGN_ON_EXPIRED'));

  // What somebody else began in a browser of theirs signs nobody in here.
  const left = portal.browser();
  const { url } = (await left.call(startSignOn, { email: person.email })).body.data;
  const stolen = await visit(url, person);
  expect(await portal.browser().call(finishSignOn, { query: stolen.query })).toMatchObject(error('SIGN_ON_EXPIRED'));

  // An earlier response, posted for a new request, is an answer to another one.
  const again = (await left.call(startSignOn, { email: person.email })).body.data.url;
  const replayed = await post(response, new URL(again).searchParams.get('RelayState') ?? '');
  expect(await left.call(finishSignOn, { query: replayed })).toMatchObject(error('SIGN_ON_REFUSED'));

  // Nothing begins at the directory.
  expect(await left.call(finishSignOn, { query: await post(response, '') })).toMatchObject(error('SIGN_ON_EXPIRED'));
  const old = await signOn(person, portal.browser(), { ageMs: 60 * 60_000 });
  expect(old.answer).toMatchObject(error('SIGN_ON_REFUSED'));

  // Neither for another firm than the one that asked, nor larger than a response is.
  const other = `/api/accounts/signOn/saml/${randomUUID()}`;
  const open = (await left.call(startSignOn, { email: person.email })).body.data.url;
  const { relayState, response: fresh } = await directory.signIn(open, await portalMetadata(), person);
  const form = { SAMLResponse: fresh, RelayState: relayState };
  await left.send('POST', other, { body: new URLSearchParams(form).toString(), headers: CROSS_SITE });
  expect(await left.call(finishSignOn, { query: `?state=${relayState}` })).toMatchObject(error('SIGN_ON_REFUSED'));
  const large = new URLSearchParams({ ...form, SAMLResponse: 'A'.repeat(200_000) }).toString();
  expect((await left.send('POST', other, { body: large, headers: CROSS_SITE })).status).toBe(413);
});

test('V7.5.1 a fresh sign-in at the directory is proof for its own person, once, and no session', async () => {
  const person = someone();
  const { browser } = await signOn(person);
  expect((await browser.call(readSignOnProof, {})).body.data.isThere).toBe(true);
  expect((await firm.browser.call(readSignOnProof, {})).body.data.isThere).toBe(false);
  expect(await firm.browser.call(startSignOnProof, {})).toMatchObject(error('SIGN_ON_UNKNOWN'));

  const prove = async (as: SamlPerson, changes: SamlChanges = {}) => {
    const { url } = (await browser.call(startSignOnProof, {})).body.data;
    const back = await visit(url, as, changes);
    expect(back.isForced).toBe(true);
    return { ...back, answer: await browser.call(finishSignOnProof, { query: back.query }) };
  };
  const long = { AuthnInstant: new Date(Date.now() - 10 * 60_000).toISOString() };
  expect((await prove(person, long)).answer).toMatchObject(error('SIGN_ON_REFUSED'));
  expect((await prove(someone())).answer).toMatchObject(error('SIGN_ON_OTHER_PERSON'));
  const { answer } = await prove(person);
  const proof = { authorization: `Bearer ${answer.body.bearer}` };
  expect(await browser.call(setUpSecondFactor, {})).toMatchObject(error('FRESH_SIGN_IN_NEEDED'));
  expect((await browser.call(setUpSecondFactor, {}, proof)).status).toBe(200);
  expect(await browser.call(setUpSecondFactor, {}, proof)).toMatchObject(error('FRESH_SIGN_IN_NEEDED'));

  // What was begun for a sign-in proves nothing, and the other way round.
  const { url } = (await browser.call(startSignOn, { email: person.email })).body.data;
  const { query } = await visit(url, person);
  expect(await browser.call(finishSignOnProof, { query })).toMatchObject(error('SIGN_ON_EXPIRED'));
  const proving = (await browser.call(startSignOnProof, {})).body.data.url;
  const back = await visit(proving, person);
  await browser.call(logout, {});
  expect((await browser.call(finishSignOn, { query: back.query })).status).not.toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
});

test('V13.3.1 the key is sealed, stays while the directory does, and settings ask for metadata that holds', async () => {
  const row = async () => {
    const rows = await portal.database.query<{ row: string; key: string }>(
      'select s::text as row, sealed_secret as key from sign_on_settings s where org_id = $1',
      [firm.orgId],
    );
    return rows[0];
  };
  expect((await row())?.row).not.toContain('PRIVATE KEY');
  const certificate = /<ds:X509Certificate>\s*([^<]+)/.exec(await portalMetadata())?.[1];
  expect(certificate?.length).toBeGreaterThan(500);
  const save = async (changes: object) => {
    const { revision } = (await firm.browser.call(readSignOn, {})).body.data;
    return firm.browser.call(
      saveSamlSignOn,
      { ...firm.input, revision, ...changes },
      await freshProof(portal, firm.email),
    );
  };
  expect(await save({ metadataUrl: '', metadata: '' })).toMatchObject(error('SIGN_ON_METADATA_MISSING'));
  expect(await save({ metadataUrl: '', metadata: '<a/>' })).toMatchObject(error('SIGN_ON_METADATA_REFUSED'));
  expect(await save({ metadataUrl: 'https://10.0.0.1/' })).toMatchObject(error('SIGN_ON_UNREACHABLE'));
  expect((await save({ metadata: directory.metadata() })).status).toBe(200);
  expect(/<ds:X509Certificate>\s*([^<]+)/.exec(await portalMetadata())?.[1]).toBe(certificate);
  expect((await save({ metadataUrl: '' })).status).toBe(200);
  expect((await firm.browser.call(readSignOn, {})).body.data).toMatchObject({ protocol: 'saml', metadataUrl: '' });
});
