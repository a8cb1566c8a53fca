import { afterAll, beforeAll, expect, test } from 'vitest';
import { startRsaOracleServer } from '../../testing/rsa-oracle-server.ts';
import { casesOf, scanNow } from '../../testing/scan-test-site.ts';
import { startScriptedTlsServer } from '../../testing/scripted-tls-server.ts';
import { htmlPage } from '../../testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { SUITE_WEAKNESSES, suitesOf } from '../tls/cipher-suites.ts';
import { makeCertificate } from '../tls/make-certificate.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSiteServer({ pages: { '/': { body: htmlPage('Page', 'Hello') } } });
});
afterAll(() => site.close());

async function scanWith(
  versions: Record<number, readonly number[]>,
  others: { readonly ssl2?: boolean; readonly isOld?: boolean } = {},
) {
  const server = await startScriptedTlsServer({ versions, ...others });
  const { findings, notTested } = await scanNow({
    scanId: 'tls',
    url: `http://127.0.0.1:${site.port}/`,
    level: 'lightning',
    allowedHosts: ['127.0.0.1'],
    userAgentContact: 'https://portal.example/',
    portPairs: [[site.port, server.port]],
  });
  await server.close();
  const cases = casesOf(findings).filter((name) => /^P0[34]/.test(name));
  return { cases, findings, notTested };
}

const weak = SUITE_WEAKNESSES.flatMap((weakness) => suitesOf(weakness).slice(0, 1));

test('a scan finds every withdrawn protocol and every class of weak suites', async () => {
  const { cases, findings } = await scanWith({ 768: weak, 769: weak, 770: [0x002f], 771: [0xc02f] }, { ssl2: true });
  expect(cases).toEqual([
    'P03 sslv2-accepted',
    'P03 sslv3-accepted',
    'P03 tls10-accepted',
    'P03 tls11-accepted',
    'P03 tls13-missing',
    'P04 anonymous-suites',
    'P04 des-suites',
    'P04 export-suites',
    'P04 null-suites',
    'P04 rc4-suites',
    'P04 triple-des-suites',
  ]);
  const rc4 = findings.find(({ variant }) => variant === 'rc4-suites');
  expect(rc4?.facts).toEqual({ host: '127.0.0.1', suite: 'TLS_RSA_WITH_RC4_128_MD5', protocol: 'TLS 1.0' });
});

test('a sound server has no such finding', async () => {
  const { cases, notTested } = await scanWith({ 771: [0xc02f, 0xc030] });
  expect(cases).toEqual(['P03 tls13-missing']);
  expect(notTested.map(({ checkId }) => checkId)).toEqual(['P02', 'P24']);
});

test.each([
  ['only keys that are encrypted with its own', [0x9c, 0x2f], 'P04 forward-secrecy-missing'],
  ['such keys beside others', [0xc02f, 0x9c], 'P04 rsa-key-exchange'],
])('a server that takes %s', async (_, suites, expected) => {
  const { cases, findings } = await scanWith({ 771: suites });
  expect(cases).toEqual(['P03 tls13-missing', expected]);
  const facts = { host: '127.0.0.1', suite: 'TLS_RSA_WITH_AES_128_GCM_SHA256', protocol: 'TLS 1.2' };
  expect(findings.find(({ variant }) => expected.endsWith(variant))?.facts).toEqual(facts);
});

test('a server from before secure renegotiation is told from one after it', async () => {
  const { cases } = await scanWith({ 771: [0xc02f] }, { isOld: true });
  expect(cases).toEqual(['P03 tls13-missing', 'P04 renegotiation-insecure']);
});

test.each([
  ['as Node.js comes', { minVersion: 'TLSv1.2' }, ['P04 rsa-key-exchange']],
  ['with chosen suites', { minVersion: 'TLSv1.2', ciphers: 'ECDHE+AESGCM' }, []],
  [
    'with old suites',
    { maxVersion: 'TLSv1.2', ciphers: 'kRSA+AESGCM' },
    ['P03 tls13-missing', 'P04 forward-secrecy-missing'],
  ],
] as const)('a real server %s', async (_, tls, expected) => {
  const made = makeCertificate({ name: 'real', hosts: ['127.0.0.1'] });
  const server = await startSiteServer({ pages: {}, tls: { cert: made.cert, key: made.key, ...tls } });
  const { findings } = await scanNow({
    scanId: 'tls',
    url: `http://127.0.0.1:${site.port}/`,
    level: 'lightning',
    allowedHosts: ['127.0.0.1'],
    userAgentContact: 'https://portal.example/',
    portPairs: [[site.port, server.port]],
  });
  await server.close();
  expect(casesOf(findings).filter((name) => /^P0[34]/.test(name))).toEqual(expected);
});

test.each(['normal', 'full'] as const)('answers that tell a wrong key are found at full alone: %s', async (level) => {
  const made = makeCertificate({ name: 'oracle', hosts: ['127.0.0.1'] });
  const server = await startRsaOracleServer(made, (block) => (block.readUInt16BE(0) === 2 ? 20 : 40));
  const url = `http://127.0.0.1:${site.port}/`;
  const { findings, notTested } = await scanNow({
    scanId: 'tls',
    url,
    level,
    allowedHosts: ['127.0.0.1'],
    userAgentContact: 'https://portal.example/',
    portPairs: [[site.port, server.port]],
    focus: { checkId: 'P04', urls: [url], subject: '' },
  });
  await server.close();
  const oracle = findings.find(({ variant }) => variant.startsWith('rsa-oracle'));
  expect(notTested.filter(({ checkId }) => checkId === 'P04')).toEqual([]);
  expect(server.keys()).toBe(level === 'full' ? 10 : 0);
  expect(oracle?.facts.answers).toBe(level === 'full' ? 'alert 20, alert 40, alert 20, alert 20, alert 20' : undefined);
});
