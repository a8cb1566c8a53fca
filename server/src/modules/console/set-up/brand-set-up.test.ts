import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { createBrand, deleteBrand, editBrand, listBrands } from '@portal/contract/console/brands.calls.ts';
import {
  checkBrandSetUp,
  readBrandSetUp,
  saveBrandSetUp,
  sendSetUpMail,
} from '@portal/contract/console/owners/brand-set-up.calls.ts';
import { createDnsClient } from '@portal/scanner/dns/dns-client.ts';
import { startDnsServer, type Zone } from '@portal/scanner/testing/dns-server.ts';
import { makeCertificate } from '@portal/scanner/tls/make-certificate.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Person, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { sampleBrand } from '../../../testing/sample-brand.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { lookAtAddress } from './look-at-address.ts';

const HOST = 'portal.wren.example';
const KEY = 'v=DKIM1; p=MIGfMA0GCSqGSIb3DQEBAQUAA4GNADCBiQKBgQ';
const LOOPBACK = { a: ['127.0.0.1'] };

/** A test changes the records, which are asked for anew each time. */
const records: Record<string, Zone[string]> = {};
let dns: Awaited<ReturnType<typeof startDnsServer>>;
let portal: TestPortal;
let owner: Person;
let brandId: string;

beforeAll(async () => {
  dns = await startDnsServer(records);
  const port = await freePort();
  portal = await startTestPortal({
    ...{ DNS_SERVERS: dns.address, SCAN_ALLOW_HOSTS: '127.0.0.1', PUBLIC_URL: `http://localhost:${port}` },
    MAIL_URL: 'smtp://someone:secret@mail.wren.example:587',
  });
  await portal.portal.http.listen({ port, host: '127.0.0.1' });
  owner = await signInNewStaff(portal);
  const changes = { emailDomain: 'wren.example', supportEmail: 'help@wren.example' };
  brandId = (await owner.browser.call(createBrand, sampleBrand(HOST, changes))).body.data.brandId;
});
afterAll(async () => {
  await portal.stop();
  await dns.close();
});
beforeEach(() => {
  for (const name of Object.keys(records)) delete records[name];
});

/** A port that nobody listens at, because the portal has to know its address before it starts. */
async function freePort(): Promise<number> {
  const server = await listening(createServer());
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const listening = (server: Server): Promise<Server> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));

const read = async (browser = owner.browser) => (await browser.call(readBrandSetUp, { brandId })).body.data;
const findings = async () => Object.fromEntries((await read()).lines.map(({ id, finding }) => [id, finding]));
const check = async () => {
  expect((await owner.browser.call(checkBrandSetUp, { brandId })).status).toBe(200);
  return findings();
};

test('before a look only what the portal knows itself is told; a look outside says what is missing, with the records', async () => {
  expect(await read()).toMatchObject({ checkedAt: null, sender: 'no-reply@wren.example', dkimSelector: '' });
  expect(Object.keys(await findings())).not.toContain('host');
  expect(await check()).toMatchObject({
    ...{ host: 'hostPortalLocal', portal: 'portalLater', certificate: 'certificateLocal', spf: 'spfMissing' },
    ...{ dkim: 'dkimNoSelector', dmarc: 'dmarcMissing', bounces: 'bouncesNone', mailServer: 'mailServerSet' },
    ...{ names: 'namesGood', plans: 'plansOffered', legal: 'legalUnread', colleague: 'colleagueNone' },
  });
  const { lines, checkedAt } = await read();
  expect(checkedAt).toBe(portal.clock.now().toISOString());
  expect(lines.find(({ id }) => id === 'dmarc')?.records).toEqual([
    { type: 'TXT', name: '_dmarc.wren.example', value: 'v=DMARC1; p=none; rua=mailto:help@wren.example' },
  ]);
});

test('a name that leads here is known by an answer that only this portal can give, and the records by the sender', async () => {
  Object.assign(records, {
    ...{ localhost: LOOPBACK, [HOST]: LOOPBACK },
    'mail.wren.example': { a: ['93.184.215.14'] },
    'wren.example': { txt: ['v=spf1 ip4:93.184.215.0/24 -all'], mx: ['mail.wren.example'] },
    'k7._domainkey.wren.example': { txt: [KEY] },
    '_dmarc.wren.example': { txt: ['v=DMARC1; p=reject'] },
  });
  await owner.browser.call(saveBrandSetUp, { brandId, dkimSelector: 'K7', isLegalRead: true });
  expect(await read()).toMatchObject({ dkimSelector: 'k7', checkedAt: null });
  expect(await check()).toMatchObject({
    ...{ host: 'hostHere', portal: 'portalAnswers', spf: 'spfGood', spfServer: 'spfServerNamed', dkim: 'dkimGood' },
    ...{ dmarc: 'dmarcGood', alignment: 'alignmentGood', bounces: 'bouncesGood', legal: 'legalRead' },
  });
  records['wren.example'] = { fails: true };
  records['mail.wren.example'] = { a: ['10.0.0.5'] };
  expect(await check()).toMatchObject({ spf: 'spfUnknown', bounces: 'bouncesUnknown', dkim: 'dkimGood' });
});

test('a stranger’s server is not taken for this portal, whatever token it shows', async () => {
  const stranger = await listening(createServer((_request, answer) => answer.end('{"CSRFToken":"made-up"}')));
  const { port } = stranger.address() as AddressInfo;
  records[HOST] = LOOPBACK;
  const { services } = portal.portal;
  const look = (origin: string, trusted: readonly string[] = []) =>
    lookAtAddress(
      services,
      { origin, publicUrl: portal.config.publicUrl, now: new Date(), trusted },
      createDnsClient([dns.address]),
      AbortSignal.timeout(8000),
    );
  expect(await look(`http://${HOST}:${port}`)).toMatchObject({ answer: 'other', addresses: ['127.0.0.1'] });
  await new Promise((resolve) => stranger.close(resolve));
  expect(await look(`http://${HOST}:${port}`)).toMatchObject({ answer: 'unreached' });
  const authority = makeCertificate({ name: 'Test authority', isAuthority: true });
  const made = makeCertificate({ name: HOST, hosts: [HOST], issuer: authority, toDays: 9 });
  const secure = createSecureServer({ cert: made.cert, key: made.key }, (_request, answer) => answer.end());
  await new Promise<void>((resolve) => secure.listen(0, '127.0.0.1', resolve));
  const origin = `https://${HOST}:${(secure.address() as AddressInfo).port}`;
  const { certificate } = await look(origin, [authority.cert]);
  expect(certificate).toMatchObject({ isForHost: true, trustError: null });
  expect((certificate as { daysLeft: number }).daysLeft).toBeCloseTo(9, 0);
  expect((await look(origin)).certificate).toMatchObject({ trustError: expect.stringMatching(/./) });
  secure.close();
});

test('a private address is not opened for a name that a member of staff chooses', async () => {
  records[HOST] = { a: ['10.1.2.3'] };
  expect(await check()).toMatchObject({ host: 'hostPortalLocal', portal: 'portalUnknown' });
});

test('a test email goes to who asks, once for a double press, and what the mail server says is shown', async () => {
  const mailId = randomUUID();
  const ask = (id: string) => owner.browser.call(sendSetUpMail, { brandId, mailId: id });
  const answers = await Promise.all([ask(mailId), ask(mailId), ask(randomUUID())]);
  expect(answers.map(({ body }) => body.data.to)).toEqual([owner.email, owner.email, owner.email]);
  const sent = async () =>
    (await queuedMails(portal, owner.email)).filter(({ request }) => request.kind === 'set-up-test');
  expect(await sent()).toMatchObject([{ to: owner.email, brandId, request: { sender: 'no-reply@wren.example' } }]);
  expect(await findings()).toMatchObject({ testMail: 'testMailWaiting' });
  const outcome = (status: string, error: string) =>
    portal.database.query(`update mail_log set status = $1, last_error = $2 where kind = 'set-up-test'`, [
      status,
      error,
    ]);
  await outcome('queued', '421 Too busy');
  expect(await findings()).toMatchObject({ testMail: 'testMailTried' });
  await ask(randomUUID());
  expect(await sent()).toHaveLength(2);
  await outcome('failed', '550 Not from you');
  expect((await read()).lines.find(({ id }) => id === 'testMail')).toMatchObject({
    finding: 'testMailFailed',
    values: { to: owner.email, error: '550 Not from you' },
  });
  await outcome('sent', '');
  expect(await findings()).toMatchObject({ testMail: 'testMailAccepted' });
});

test('everyone who sees brands reads it, owners alone change it, and the log says who did', async () => {
  const support = await signInNewStaff(portal, 'support');
  expect((await read(support.browser)).brandId).toBe(brandId);
  expect((await support.browser.call(checkBrandSetUp, { brandId })).status).toBe(403);
  expect((await support.browser.call(saveBrandSetUp, { brandId, isHidden: true })).status).toBe(403);
  expect((await owner.browser.call(readBrandSetUp, { brandId: 'nobody' })).status).toBe(404);
  const actions = await portal.database.query<{ action: string }>(
    `select distinct action from audit_log where subject = $1 and action like 'brand-set-up.%' order by 1`,
    [brandId],
  );
  expect(actions.map(({ action }) => action)).toEqual([
    ...['brand-set-up.changed', 'brand-set-up.checked', 'brand-set-up.mail-sent'],
  ]);
});

test('what was found of another name counts no more, and goes with the brand', async () => {
  await check();
  const listed = (await owner.browser.call(listBrands, {})).body.data.brands.find(
    (one) => one.brand.brandId === brandId,
  );
  const fields = sampleBrand('portal.lark.example', { emailDomain: 'lark.example' });
  await owner.browser.call(editBrand, { ...fields, brandId, version: listed?.version ?? 0 });
  const data = await read();
  expect(data.checkedAt).toBeNull();
  expect(data.lines.map(({ id }) => id)).not.toContain('spf');
  expect(data.lines.find(({ id }) => id === 'testMail')?.finding).toBe('testMailNever');
  await owner.browser.call(deleteBrand, { brandId });
  expect(await portal.database.query('select from brand_set_ups')).toEqual([]);
});
