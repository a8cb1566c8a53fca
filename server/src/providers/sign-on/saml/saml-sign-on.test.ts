import { createGuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type SamlChanges, startSamlDirectory } from '../../../testing/saml-stand-in.ts';
import type { SamlDirectory } from '../sign-on-port.ts';
import { createSamlSignOn } from './saml-sign-on.ts';

const ACS = 'https://portal.example/api/accounts/signOn/saml/1';
const PERSON = { nameId: 'person-1', email: 'Noor@Firm.example' };
const limits = { userAgent: 'test', bodyLimitBytes: 100_000, verifiesCertificates: true };
const client = () => createGuardedClient({ allowedHosts: ['127.0.0.1'], ...limits });
const protocol = createSamlSignOn(client, ['127.0.0.1']);
const refused = { name: 'DirectoryError', kind: 'refused' };
const unreachable = { name: 'DirectoryError', kind: 'unreachable' };

let directory: Awaited<ReturnType<typeof startSamlDirectory>>;
let other: Awaited<ReturnType<typeof startSamlDirectory>>;
let settings: SamlDirectory;
beforeAll(async () => {
  directory = await startSamlDirectory({ wantsSignedRequests: true });
  other = await startSamlDirectory();
  const facts = await protocol.readMetadata({ xml: directory.metadata() });
  const own = { clientId: 'https://portal.example/saml', key: await protocol.makeKey() };
  settings = { protocol: 'saml', issuer: facts.entityId, facts, metadataUrl: '', ...own };
});
afterAll(async () => {
  await directory.stop();
  await other.stop();
});

const wish = { email: PERSON.email, isFresh: false };
const describePortal = () => protocol.describe({ entityId: settings.clientId, returnUri: ACS, key: settings.key });

type Meddling = { change?: (xml: string) => string; changes?: SamlChanges; isFresh?: boolean; certificates?: string[] };

/** Signs in there and takes what came back, with what somebody did to it on the way. */
async function signIn({ change = (xml) => xml, changes = {}, isFresh = false, certificates }: Meddling = {}) {
  const { url, attempt } = await protocol.begin(settings, ACS, { ...wish, isFresh }, 'state');
  const answer = await directory.signIn(url, await describePortal(), PERSON, changes);
  expect(answer).toMatchObject({ isForced: isFresh, relayState: 'state' });
  const xml = Buffer.from(answer.response, 'base64').toString('utf8');
  const response = Buffer.from(change(xml)).toString('base64');
  const facts = { ...attempt.facts, ...(certificates === undefined ? {} : { certificates }) };
  return protocol.finish(settings, ACS, { query: '', response }, { ...attempt, facts });
}

test('V6.8.2 who the directory has signed in is known by its name, and a request without the portal’s signature is nothing to it', async () => {
  expect(await signIn()).toMatchObject({ subject: 'NameID person-1', email: 'noor@firm.example', sessionId: null });
  expect((await signIn({ isFresh: true })).assertionId).toMatch(/^_/);
  const { url } = await protocol.begin(settings, ACS, wish, 'state');
  const forged = url.replace(
    /&Signature=[^&]+/,
    `&Signature=${encodeURIComponent(Buffer.alloc(256, 1).toString('base64'))}`,
  );
  await expect(directory.signIn(forged, await describePortal(), PERSON)).rejects.toThrow();
});

const ASSERTION = /<saml:Assertion.*<\/saml:Assertion>/s;
const SIGNATURE = /<ds:Signature.*<\/ds:Signature>/s;
const assertionIn = (xml: string) => ASSERTION.exec(xml)?.[0] ?? '';
/** Somebody else's name, under another id, without a signature. */
const evil = (xml: string, id = ' ID="_evil"') =>
  assertionIn(xml)
    .replace(SIGNATURE, '')
    .replace(' ID="', ' was="')
    .replace('<saml:Assertion', `<saml:Assertion${id}`)
    .replace('person-1', 'boss');
const sameId = (xml: string) => / ID="[^"]+"/.exec(assertionIn(xml))?.[0] ?? '';

test.each<[string, (xml: string) => string]>([
  ['without a signature', (xml) => xml.replace(SIGNATURE, '')],
  ['with another name', (xml) => xml.replace('person-1', 'boss')],
  ['with a comment in the name', (xml) => xml.replace('person-1', 'person-1<!---->.evil')],
  ['with a document type', (xml) => `<!DOCTYPE a [<!ENTITY b "c">]>${xml}`],
  ['with an instruction', (xml) => xml.replace('person-1', 'person-1<?a?>')],
  ['with SHA-1', (xml) => xml.replaceAll('xmldsig-more#rsa-sha256', 'xmldsig#rsa-sha1')],
  ['beside another assertion', (xml) => xml.replace(ASSERTION, (signed) => evil(xml) + signed)],
  [
    'behind another assertion of the same id',
    (xml) => xml.replace(ASSERTION, (signed) => evil(xml, sameId(xml)) + signed),
  ],
  [
    'in a wrapping of the response',
    (xml) => xml.replace(ASSERTION, (signed) => `<samlp:Extensions>${signed}</samlp:Extensions>${evil(xml)}`),
  ],
  [
    'in a wrapping of the signature',
    (xml) => {
      const signature = SIGNATURE.exec(xml)?.[0] ?? '';
      const inside = signature.replace('</ds:Signature>', `<ds:Object>${assertionIn(xml)}</ds:Object></ds:Signature>`);
      return xml.replace(ASSERTION, evil(xml).replace('<saml:Subject>', `${inside}<saml:Subject>`));
    },
  ],
  ['that is not XML', () => 'nothing'],
])('V6.8.2 an assertion is refused %s', async (_title, change) => {
  await expect(signIn({ change })).rejects.toMatchObject(refused);
});

test.each<[string, Meddling]>([
  ['for another audience', { changes: { Audience: 'https://elsewhere.example' } }],
  ['for another address', { changes: { SubjectRecipient: 'https://elsewhere.example' } }],
  ['to another request', { changes: { InResponseTo: '_another' } }],
  ['of another issuer', { changes: { Issuer: 'https://elsewhere.example' } }],
  ['that is too old', { changes: { ageMs: 20 * 60_000 } }],
  [
    'that names people anew each time',
    { changes: { NameIDFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' } },
  ],
  ['of a sign-in that is not fresh', { isFresh: true, changes: { AuthnInstant: '2026-01-01T00:00:00Z' } }],
])('V6.8.4 a signed assertion is refused %s', async (_title, meddling) => {
  await expect(signIn(meddling)).rejects.toMatchObject(refused);
});

test('V6.8.2 the certificate that comes with a signature proves nothing', async () => {
  const { certificates } = await protocol.readMetadata({ xml: other.metadata() });
  await expect(signIn({ certificates: [...certificates] })).rejects.toMatchObject(refused);
});

test('V1.5.1 metadata tells of one identity provider with a key and a safe address; at its address it stays the same one', async () => {
  const xml = directory.metadata();
  const wrong = [
    xml.replaceAll('IDPSSODescriptor', 'SPSSODescriptor'),
    xml.replace(/<ds:X509Certificate>[^<]+/g, '<ds:X509Certificate>AAAA'),
    xml.replaceAll('HTTP-Redirect', 'HTTP-Artifact'),
    `<!DOCTYPE a [<!ENTITY b "c">]>${xml.replace(/<\?xml.*?\?>/, '')}`,
    `${xml}<unfinished>`,
  ];
  for (const changed of wrong) await expect(protocol.readMetadata({ xml: changed })).rejects.toMatchObject(refused);
  const unsafe = xml.replaceAll(directory.signInUrl, 'http://directory.example/sign-in');
  await expect(protocol.readMetadata({ xml: unsafe })).rejects.toMatchObject(unreachable);
  for (const url of [
    'https://10.0.0.1/metadata',
    'http://169.254.169.254/',
    `${directory.origin.replace('127.0.0.1', 'localhost')}/`,
  ])
    await expect(protocol.readMetadata({ url })).rejects.toMatchObject(unreachable);

  const byAddress = { ...settings, metadataUrl: `${directory.origin}/metadata` };
  expect((await protocol.begin(byAddress, ACS, wish, 'state')).attempt.facts).toEqual(settings.facts);
  const moved = { ...settings, metadataUrl: `${other.origin}/metadata` };
  await expect(protocol.begin(moved, ACS, wish, 'state')).rejects.toMatchObject(refused);
});
