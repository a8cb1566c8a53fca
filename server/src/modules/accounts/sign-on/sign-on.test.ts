import { randomUUID } from 'node:crypto';
import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import {
  finishSignOn,
  finishSignOnProof,
  readSignOn,
  saveSignOn,
  startSignOn,
  startSignOnProof,
} from '@portal/contract/accounts/sign-on.calls.ts';
import { removeUser } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT, startDirectory } from '../../../testing/directory-stand-in.ts';
import { freshProof, inviteColleague, type Member, signIn, signInNewMember } from '../../../testing/people.ts';
import { setUpApp } from '../../../testing/second-factor.ts';
import { enterPassword } from '../../../testing/second-factor-sign-in.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

const REDIRECT = 'http://localhost:3000/sign-on';
const DAY_MS = 24 * 60 * 60_000;
const CHOICES = { isOn: true, admitsNew: false, asksSecondFactor: true, isEnforced: false, keepers: [] as string[] };

let portal: TestPortal;
let directory: Awaited<ReturnType<typeof startDirectory>>;
/** A firm whose directory lets in whom it wants. */
let open: Awaited<ReturnType<typeof firm>>;
beforeAll(async () => {
  portal = await startTestPortal({ SESSION_INACTIVITY_TIMEOUT: '0', SCAN_ALLOW_HOSTS: '127.0.0.1' });
  directory = await startDirectory(REDIRECT);
  open = await firm({ admitsNew: true });
});
afterAll(async () => {
  await portal.stop();
  await directory.stop();
});

const isSignedIn = async (browser: TestBrowser) => (await browser.call(checkSession, {})).body.authenticated;
const error = (code: string) => ({ errors: [{ code }] });

async function save(
  member: Member,
  changes: Partial<Parameters<typeof member.browser.call<typeof saveSignOn>>[1]> = {},
) {
  const { revision } = (await member.browser.call(readSignOn, {})).body.data;
  const access = { issuer: directory.issuer, clientId: CLIENT.id, secret: CLIENT.secret };
  const input = { ...CHOICES, ...access, revision, ...changes };
  return member.browser.call(saveSignOn, input, await freshProof(portal, member.email));
}

/** A firm that has proved a domain of its own, and signs in by the directory. */
async function firm(changes: Parameters<typeof save>[1] = {}) {
  const member = await signInNewMember(portal);
  const domain = `${randomUUID()}.example`;
  const now = portal.clock.now();
  await portal.database.query(
    `insert into phishing_domains (domain_id, org_id, domain, record_value, added_at, proved_by, proved_at, expires_at)
     values ($1, $2, $3, 'x', $4, 'dns', $4, $5)`,
    [randomUUID(), member.orgId, domain, now, new Date(now.getTime() + 300 * DAY_MS)],
  );
  const saved = await save(member, changes);
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.body));
  return { ...member, domain };
}

const someone = (domain: string) => ({ sub: randomUUID(), email: `${randomUUID()}@${domain}` });

/** Signs in by the directory; answers what the portal says in the end. */
async function signOn(person: Parameters<typeof directory.signIn>[1], browser = portal.browser(), home = person.email) {
  const started = await browser.call(startSignOn, { email: home });
  const query = await directory.signIn(started.body.data.url, person);
  return { browser, query, answer: await browser.call(finishSignOn, { query }) };
}

test('V6.8.1/10.5.2 who the directory knows becomes an admin where the firm wants it, and is known by its name from then on', async () => {
  const closed = await firm();
  expect((await signOn(someone(closed.domain))).answer).toMatchObject(error('SIGN_ON_NOT_ADMITTED'));
  const { domain } = open;
  const person = someone(domain);
  const first = await signOn(person);
  expect(first.answer).toMatchObject({ status: 200, body: { username: person.email, secondFactor: 'not-needed' } });
  expect(await isSignedIn(first.browser)).toBe(true);
  const moved = { ...person, email: `renamed@${domain}` };
  expect((await signOn(moved)).answer.body.username).toBe(person.email);
  const impostor = { sub: randomUUID(), email: person.email };
  expect((await signOn(impostor)).answer).toMatchObject(error('SIGN_ON_NOT_ADMITTED'));
  const unverified = { ...someone(domain), isVerified: false };
  expect((await signOn(unverified, portal.browser(), `x@${domain}`)).answer).toMatchObject(
    error('SIGN_ON_NOT_ADMITTED'),
  );
});

test('V8.4.1 a directory lets nobody into another firm, nor in by a domain that is not proved', async () => {
  const [{ domain }, victim] = [open, await signInNewMember(portal)];
  const as = { sub: randomUUID(), email: victim.email };
  expect((await signOn(as, portal.browser(), `x@${domain}`)).answer).toMatchObject(error('SIGN_ON_NOT_ADMITTED'));
  const elsewhere = { sub: randomUUID(), email: 'new@elsewhere.example' };
  expect((await signOn(elsewhere, portal.browser(), `x@${domain}`)).answer).toMatchObject(
    error('SIGN_ON_NOT_ADMITTED'),
  );
  const unknown = await portal.browser().call(startSignOn, { email: 'new@elsewhere.example' });
  expect(unknown).toMatchObject(error('SIGN_ON_UNKNOWN'));
});

test('V6.8.2/10.1.2/10.2.1 what comes back counts once, in the browser that left, with the directory’s own signature', async () => {
  const { domain } = open;
  const person = someone(domain);
  const { browser, query, answer } = await signOn(person);
  expect(answer.status).toBe(200);
  expect(await browser.call(finishSignOn, { query })).toMatchObject(error('SIGN_ON_EXPIRED'));
  const left = portal.browser();
  const started = await left.call(startSignOn, { email: person.email });
  const stolen = await directory.signIn(started.body.data.url, person);
  expect(await portal.browser().call(finishSignOn, { query: stolen })).toMatchObject(error('SIGN_ON_EXPIRED'));
  const tampered = stolen.replace(/code=[^&]+/, 'code=other');
  expect(await left.call(finishSignOn, { query: tampered })).toMatchObject(error('SIGN_ON_REFUSED'));
  directory.state.isForging = true;
  expect((await signOn(person)).answer).toMatchObject(error('SIGN_ON_REFUSED'));
  directory.state.isForging = false;
});

test.each([
  ['V10.5.1 an identity that was told for another try', { idToken: { nonce: 'of-another-try' } }],
  ['V10.5.1 an identity without the word of this try', { idToken: { nonce: undefined } }],
  ['V10.5.3 an identity in the name of another directory', { idToken: { iss: 'https://accounts.example' } }],
  ['V10.5.4 an identity that was told to another client', { idToken: { aud: 'another-client' } }],
])('%s signs nobody in', async (_what, said) => {
  const person = someone(open.domain);
  directory.state.said = said;
  expect((await signOn(person)).answer).toMatchObject(error('SIGN_ON_REFUSED'));
  directory.state.said = { idToken: {} };
  expect((await signOn(person)).answer.status).toBe(200);
  directory.state.said = {};
});

test('V10.5.3 metadata in the name of another directory is not followed', async () => {
  const { email } = someone(open.domain);
  directory.state.said = { metadata: { issuer: 'https://accounts.example' } };
  const started = await portal.browser().call(startSignOn, { email });
  directory.state.said = {};
  expect(started.body.success).toBe(false);
  expect((await portal.browser().call(startSignOn, { email })).status).toBe(200);
});

test('V6.3.4 the portal asks for its own second factor unless the directory does', async () => {
  const { domain, orgId } = await firm({ admitsNew: true, asksSecondFactor: false });
  await portal.database.query('update organisations set second_factor_required = true where org_id = $1', [orgId]);
  const { browser, answer } = await signOn(someone(domain));
  expect(answer.body.secondFactor).toBe('set-up');
  expect(await isSignedIn(browser)).toBe(false);
});

test('as the only way in it leaves passwords to those alone who keep theirs, and one of them stays', async () => {
  const owner = await firm();
  const colleague = await inviteColleague(portal, owner);
  await signIn(portal, colleague);
  const enforced = { isEnforced: true, keepers: [owner.userId] };
  expect(await save(owner, enforced)).toMatchObject(error('SIGN_ON_KEEPER_MISSING'));
  await setUpApp(portal, owner.browser, await freshProof(portal, owner.email));
  expect((await save(owner, enforced)).status).toBe(200);
  await expect(enterPassword(portal, colleague)).resolves.toMatchObject({ due: undefined });
  expect((await enterPassword(portal, owner.email)).due).toBe('code');
  await portal.database.query(
    'insert into sign_on_links (org_id, user_id, issuer, subject, linked_at) select org_id, user_id, $2, $3, now() from users where email = $1',
    [colleague, directory.issuer, 'colleague'],
  );
  const { browser, answer } = await signOn(
    { sub: 'colleague', email: colleague },
    portal.browser(),
    `x@${owner.domain}`,
  );
  expect(answer.status).toBe(200);
  expect(await browser.call(removeUser, { cognitoId: owner.userId })).toMatchObject(error('SIGN_ON_KEEPER_MISSING'));
});

test('V7.4.1/10.5.5 the directory signs out whom it has signed out, once a token', async () => {
  const { domain, orgId } = open;
  const person = someone(domain);
  const { browser, answer } = await signOn(person);
  expect(answer.status).toBe(200);
  expect(await isSignedIn(browser)).toBe(true);
  const logOut = async (token: string) =>
    portal.browser().send('POST', `/api/accounts/signOn/logout/${orgId}`, {
      body: new URLSearchParams({ logout_token: token }).toString(),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
  for (const wrong of [{ nonce: 'of-a-sign-in' }, { events: {} }])
    expect((await logOut(await directory.logoutToken(person.sub, wrong))).status).toBe(400);
  expect((await logOut(await directory.logoutToken(person.sub, {}, 'another'))).status).toBe(400);
  expect(await isSignedIn(browser)).toBe(true);
  const token = await directory.logoutToken(person.sub);
  expect((await logOut(token)).status).toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
  expect((await logOut(token)).status).toBe(400);
});

test('V7.4.1 a logout token of a session alone ends that one, also where it waits for its second factor', async () => {
  const { domain, orgId } = open;
  const person = someone(domain);
  const [one, other] = [randomUUID(), randomUUID()];
  const ended = await signOn({ ...person, sid: one });
  const kept = await signOn({ ...person, sid: other });
  const logOut = async (claims: object, firmId = orgId) => {
    const body = new URLSearchParams({ logout_token: await directory.logoutToken(null, { ...claims }) }).toString();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return (await portal.browser().send('POST', `/api/accounts/signOn/logout/${firmId}`, { body, headers })).status;
  };
  expect(await logOut({})).toBe(400);
  const elsewhere = await firm();
  expect(await logOut({ sid: one }, elsewhere.orgId)).toBe(200);
  expect(await isSignedIn(ended.browser)).toBe(true);
  expect(await logOut({ sid: one })).toBe(200);
  expect([await isSignedIn(ended.browser), await isSignedIn(kept.browser)]).toEqual([false, true]);

  const waiting = await firm({ admitsNew: true, asksSecondFactor: false });
  await portal.database.query('update organisations set second_factor_required = true where org_id = $1', [
    waiting.orgId,
  ]);
  const { browser, answer } = await signOn({ ...someone(waiting.domain), sid: one });
  expect(answer.body.secondFactor).toBe('set-up');
  await setUpApp(portal, browser);
  expect(await isSignedIn(browser)).toBe(true);
  expect(await logOut({ sid: one }, waiting.orgId)).toBe(200);
  expect(await isSignedIn(browser)).toBe(false);
});

test('V7.5.1 a fresh sign-in at the directory is proof, and one that does not say when it was is none', async () => {
  const person = someone(open.domain);
  const { browser } = await signOn(person);
  const { url } = (await browser.call(startSignOnProof, {})).body.data;
  const query = await directory.signIn(url, person);
  expect((await browser.call(finishSignOnProof, { query })).body.bearer).toBeTypeOf('string');
  // Without these two the directory asks for nothing, and tells no time.
  const lax = new URL((await browser.call(startSignOnProof, {})).body.data.url);
  for (const name of ['prompt', 'max_age']) lax.searchParams.delete(name);
  const stale = await directory.signIn(lax.href, person);
  expect(await browser.call(finishSignOnProof, { query: stale })).toMatchObject(error('SIGN_ON_REFUSED'));
});

test('V13.3.1 the secret is sealed, told to nobody, and goes to no other directory', async () => {
  const owner = open;
  expect(JSON.stringify((await owner.browser.call(readSignOn, {})).body)).not.toContain(CLIENT.secret);
  const [row] = await portal.database.query<{ row: string }>(
    'select s::text as row from sign_on_settings s where org_id = $1',
    [owner.orgId],
  );
  expect(row?.row).not.toContain(CLIENT.secret);
  const moved = await save(owner, { issuer: 'https://evil.example', secret: '' });
  expect(moved).toMatchObject(error('SIGN_ON_SECRET_MISSING'));
});

test('V1.3.6 a directory inside the portal’s network is not asked', async () => {
  const owner = open;
  for (const issuer of ['https://10.0.0.1', 'http://169.254.169.254', 'https://localhost'])
    expect(await save(owner, { issuer })).toMatchObject(error('SIGN_ON_UNREACHABLE'));
  expect(await save(owner, { revision: 7 })).toMatchObject(error('SIGN_ON_CHANGED'));
});
