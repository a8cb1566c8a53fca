import { scanFindings, scanNow } from '@portal/contract/monitoring/monitoring.calls.ts';
import { checkWebsiteProof, readWebsiteProof } from '@portal/contract/monitoring/proof.calls.ts';
import * as calls from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import { runScan } from '@portal/scanner/engine.ts';
import { createFakePaceClock } from '@portal/scanner/testing/fake-pace-clock.ts';
import { startSiteWithProvider } from '@portal/scanner/testing/identity-provider.ts';
import { MEMBERS, membersSite } from '@portal/scanner/testing/members-site.ts';
import { type SiteServer, startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ScannerPort } from '../../../providers/scanner/scanner-port.ts';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { dumpDatabase } from '../../../testing/table-dump.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite } from '../../../testing/websites.ts';
import { createScanRunner } from '../scans/run-scan-job.ts';

let portal: TestPortal;
let site: SiteServer;
let origin: string;
/** What the website's file of permission holds. */
let file = '';
let member: Member;
let targetId: string;

beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1,localhost', LOG_LEVEL: 'debug' });
  site = await startSiteServer({
    pages: {
      ...membersSite().pages,
      '/.well-known/scan-permission.txt': () => ({ body: file, type: 'text/plain' }),
    },
  });
  origin = `http://127.0.0.1:${site.port}`;
});
afterAll(async () => {
  await portal.stop();
  await site.close();
});
beforeEach(async () => {
  file = '';
  member = await signInNewMember(portal);
  targetId = await addWebsite(member, 'Our shop', `${origin}/`);
  await portal.database.query("update websites set scan_level = 'safe' where website_id = $1", [targetId]);
});

const { token, password } = MEMBERS.olga;
const sign = () => ({ url: `${origin}/account`, text: 'Signed in as olga' });
const form = () => ({
  ...({ kind: 'form', page: `${origin}/sign-in`, userField: 'email', passwordField: 'password' } as const),
  ...{ user: 'olga@members.test', password, totpSecret: '' },
});
const save = (
  way: Parameters<typeof member.browser.call<typeof calls.saveScanSignIn>>[1]['way'],
  account: 'main' | 'lesser' = 'main',
) => member.browser.call(calls.saveScanSignIn, { targetId, account, way, sign: sign() });
const tryIt = () => member.browser.call(calls.tryScanSignIn, { targetId, account: 'main' });
const consent = { accepted: true, text: 'Scans may sign in with this account.' } as const;
const switchOn = () => member.browser.call(calls.switchScanSignInOn, { targetId, consent });

async function prove(): Promise<void> {
  file = (await member.browser.call(readWebsiteProof, { targetId })).body.data.fileContent;
  await member.browser.call(checkWebsiteProof, { targetId });
}

/** The portal's own engine in this process, which waits for nothing. */
const scannerHere: ScannerPort = {
  name: 'builtin',
  levels: ['safe'],
  start: ({ scanId, url, level, signIns }, { onProgress, onCheckpoint }) => ({
    cancel: () => undefined,
    interrupt: () => undefined,
    finished: runScan(
      {
        ...{ scanId, url, level, onProgress, onCheckpoint, allowedHosts: ['127.0.0.1', 'localhost'] },
        ...{ userAgentContact: 'https://portal.example', signal: new AbortController().signal },
        ...(signIns === undefined ? {} : { signIns }),
      },
      createFakePaceClock(),
    ).then((result) => ({ kind: 'completed', ...result })),
  }),
};

async function scanHere() {
  portal.clock.advance(1000);
  const { scanId } = (await member.browser.call(scanNow, { targetId })).body.data;
  const { run } = createScanRunner({ ...portal.portal.services, scanner: scannerHere });
  await run({ scanId }, { id: 'job', signal: new AbortController().signal });
  return (await member.browser.call(scanFindings, { scanId })).body;
}

test('a sign-in is stored, tried and switched on, and what is secret is nowhere to be found after a scan', async () => {
  await prove();
  const found = await member.browser.call(calls.findSignInForm, { targetId, page: `${origin}/sign-in` });
  expect(found.body.data.form).toMatchObject({ userField: 'email', passwordField: 'password', hasRiddle: false });
  expect((await save(form())).body.data.accounts).toMatchObject([
    { way: 'form', shownName: 'olga@members.test', tried: null },
  ]);
  expect((await switchOn()).errors[0]?.code).toBe('SIGN_IN_UNTRIED');
  expect((await tryIt()).body.data.accounts[0]?.tried).toMatchObject({ failure: null });
  expect((await switchOn()).body.data.switchedOn?.by).toBe(member.email);
  const answer = await scanHere();
  expect(JSON.stringify(answer)).toContain('"onlySignedIn":2');
  const kept = JSON.stringify(await dumpDatabase(portal.database)) + portal.logged.join('') + JSON.stringify(answer);
  expect(kept).toContain(consent.text);
  expect(kept).toContain('website.sign-in-on');
  for (const secret of [password, encodeURIComponent(password), Buffer.from(password).toString('base64'), 's3ss10n-'])
    expect(kept).not.toContain(secret);
});

test('a sign-in that fails is told by its reason, and one that is stored anew has to be tried again', async () => {
  await prove();
  await save({ ...form(), password: 'Not-the-one-99' });
  expect((await tryIt()).body.data.accounts[0]?.tried?.failure).toBe('NO_SIGN');
  expect((await switchOn()).errors[0]?.code).toBe('SIGN_IN_UNTRIED');
  await save({ kind: 'bearer', token });
  expect((await tryIt()).body.data.accounts[0]).toMatchObject({ way: 'bearer', tried: { failure: null } });
  await switchOn();
  // The proof is gone on the day of the scan.
  file = '';
  expect(JSON.stringify(await scanHere())).toContain('"failure":"NOT_PROVED"');
  await member.browser.call(calls.removeScanSignIn, { targetId, account: 'main' });
  const { data } = (await member.browser.call(calls.readScanSignIn, { targetId })).body;
  expect(data).toMatchObject({ switchedOn: null, accounts: [] });
});

test('nothing is stored for a website that is not proved, for another address, or that could not be hidden', async () => {
  expect((await save(form())).errors[0]?.code).toBe('OPT_IN_NEEDS_PROOF');
  await prove();
  expect((await save(form(), 'lesser')).errors[0]?.code).toBe('SIGN_IN_NO_MAIN');
  expect((await save({ ...form(), page: 'https://elsewhere.example/sign-in' })).errors[0]).toMatchObject({
    code: 'SIGN_IN_OTHER_SITE',
  });
  expect((await save({ ...form(), password: 'password' })).errors[0]?.code).toBe('SIGN_IN_SECRET_SIMPLE');
  expect((await save({ kind: 'cookie', cookies: 'lang=en' })).errors[0]?.code).toBe('SIGN_IN_SECRET_SIMPLE');
  expect((await save({ kind: 'cookie', cookies: 'lang=en; session=s3ss10n-of-olga' })).status).toBe(200);
});

test('a sign-in at another host needs its name, and words or a proof for it; it then gets the sign-in, and is in the audit log', async () => {
  const permission = () => ({ '/.well-known/scan-permission.txt': () => ({ body: file, type: 'text/plain' }) });
  const all = await startSiteWithProvider({ site: { pages: permission } });
  try {
    targetId = await addWebsite(member, 'Members', `${all.origin}/`);
    await portal.database.query("update websites set scan_level = 'safe' where website_id = $1", [targetId]);
    await prove();
    const page = `${all.origin}/sign-in`;
    const find = (hosts: Parameters<typeof member.browser.call<typeof calls.findSignInForm>>[1]) =>
      member.browser.call(calls.findSignInForm, hosts);
    expect((await find({ targetId, page })).body.data).toEqual({ form: null, leadsTo: all.providerOrigin });
    const hosts = [`${all.providerOrigin}/`];
    expect((await find({ targetId, page, hosts })).errors[0]?.code).toBe('SIGN_IN_HOST_CONSENT');
    expect(all.provider.requests).toEqual([]);
    const hostConsent = { accepted: true, text: 'I may use this account there.' } as const;
    const { at } = (await find({ targetId, page, hosts, hostConsent })).body.data.form ?? {};
    expect(at).toBe(all.providerOrigin);
    const account = {
      kind: 'form',
      page,
      userField: 'username',
      passwordField: 'password',
      user: 'olga',
      password,
    } as const;
    const saveAs = (changes: Partial<{ hosts: string[]; formAt: string }>, words = {}) =>
      member.browser.call(calls.saveScanSignIn, {
        ...{ targetId, account: 'main', way: { ...account, ...changes }, ...words },
        sign: { url: `${all.origin}/account`, text: 'Signed in as olga' },
      });
    await saveAs({});
    const failed = (await tryIt()).body.data.accounts[0]?.tried;
    expect(failed).toMatchObject({ failure: 'OTHER_HOST', host: all.providerOrigin });
    expect((await saveAs({ hosts })).errors[0]).toMatchObject({ code: 'SIGN_IN_HOST_CONSENT', field: 'way.hosts' });
    for (const host of ['http://login.example', 'https://10.0.0.1'])
      expect((await saveAs({ hosts: [host] }, { hostConsent })).errors[0]?.code).toBe('SIGN_IN_HOST_REFUSED');
    const stored = (await saveAs({ hosts, formAt: all.providerOrigin }, { hostConsent })).body.data;
    expect(stored.accounts[0]).toMatchObject({ hosts: [all.providerOrigin], tried: null });
    expect((await tryIt()).body.data.accounts[0]?.tried).toMatchObject({ failure: null, host: null });
    await switchOn();
    expect(JSON.stringify(await scanHere())).toContain('"onlySignedIn":2');
    const kept = JSON.stringify(await dumpDatabase(portal.database));
    expect(kept).toContain(hostConsent.text);
    expect(kept).toMatch(/website\.sign-in-saved.{0,400}localhost/);
    expect(kept).not.toContain('pr0vider-');
    // Named by a proof instead, which is asked for anew each time.
    await portal.database.query("update website_sign_ins set agreed_hosts = '{}' where website_id = $1", [targetId]);
    expect((await tryIt()).body.data.accounts[0]?.tried?.failure).toBe('HOST_NOT_PROVED');
    expect(JSON.stringify(await scanHere())).toContain('"failure":"HOST_NOT_PROVED"');
    const provedId = await addWebsite(member, 'Sign-in', `${all.providerOrigin}/`);
    await member.browser.call(readWebsiteProof, { targetId: provedId });
    await portal.database.query('update website_proofs set proved_at = now() where website_id = $1', [provedId]);
    expect((await tryIt()).body.data).toMatchObject({
      provedHosts: expect.arrayContaining(['localhost']),
      accounts: [{ tried: { failure: null } }],
    });
  } finally {
    await all.close();
  }
});

test('another organisation sees, stores and tries nothing', async () => {
  await prove();
  await save(form());
  const stranger = await signInNewMember(portal);
  const target = { targetId };
  for (const answer of [
    await stranger.browser.call(calls.readScanSignIn, target),
    await stranger.browser.call(calls.tryScanSignIn, { targetId, account: 'main' }),
    await stranger.browser.call(calls.removeScanSignIn, { targetId, account: 'main' }),
    await stranger.browser.call(calls.switchScanSignInOn, { targetId, consent }),
  ])
    expect(answer.errors[0]?.code).toBe('NOT_FOUND');
});
