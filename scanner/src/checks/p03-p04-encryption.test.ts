import { afterAll, beforeAll, expect, test } from 'vitest';
import { casesOf, scanNow } from '../../testing/scan-test-site.ts';
import { startScriptedTlsServer } from '../../testing/scripted-tls-server.ts';
import { htmlPage } from '../../testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../../testing/site-server.ts';
import { SUITE_WEAKNESSES, suitesOf } from '../tls/cipher-suites.ts';

let site: SiteServer;
beforeAll(async () => {
  site = await startSiteServer({ pages: { '/': { body: htmlPage('Page', 'Hello') } } });
});
afterAll(() => site.close());

async function scanWith(versions: Record<number, readonly number[]>, ssl2 = false) {
  const server = await startScriptedTlsServer({ versions, ssl2 });
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
  const { cases, findings } = await scanWith({ 768: weak, 769: weak, 770: [0x002f], 771: [0xc02f] }, true);
  expect(cases).toEqual([
    'P03 sslv2-accepted',
    'P03 sslv3-accepted',
    'P03 tls10-accepted',
    'P03 tls11-accepted',
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
  expect(cases).toEqual([]);
  expect(notTested.map(({ checkId }) => checkId)).toEqual(['P02', 'P24']);
});
