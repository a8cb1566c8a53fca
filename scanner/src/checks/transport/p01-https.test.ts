import { afterAll, beforeAll, expect, test } from 'vitest';
import { scanNow } from '../../../testing/scan-test-site.ts';
import { htmlPage, type SitePage } from '../../../testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';
import { makeCertificate } from '../../tls/make-certificate.ts';

const CLOSED_PORT = 1;
const PAGE: SitePage = { body: htmlPage('Page', 'Hello') };
const { cert, key } = makeCertificate({ name: 'test', hosts: ['127.0.0.1'] });
const redirect = (location: string): SitePage => ({ status: 301, body: '', headers: { location } });

let plain: SiteServer;
let secure: SiteServer;
let toSecure: SiteServer;
let toPlain: SiteServer;
beforeAll(async () => {
  plain = await startSiteServer({ pages: { '/': PAGE } });
  secure = await startSiteServer({ pages: { '/': PAGE }, tls: { cert, key } });
  toSecure = await startSiteServer({ pages: { '/': redirect(`https://127.0.0.1:${secure.port}/`) } });
  toPlain = await startSiteServer({ pages: { '/': redirect(`http://127.0.0.1:${plain.port}/`) }, tls: { cert, key } });
});
afterAll(() => Promise.all([plain.close(), secure.close(), toSecure.close(), toPlain.close()]));

async function found(scheme: 'http' | 'https', http: number, https: number): Promise<string[]> {
  const { findings } = await scanNow({
    scanId: 'p01',
    url: `${scheme}://127.0.0.1:${scheme === 'http' ? http : https}/`,
    level: 'lightning',
    allowedHosts: ['127.0.0.1'],
    userAgentContact: 'https://portal.example/',
    portPairs: [[http, https]],
  });
  return findings.filter(({ checkId }) => checkId === 'P01').map(({ variant }) => variant);
}

test('a site without HTTPS', async () => {
  expect(await found('http', plain.port, CLOSED_PORT)).toEqual(['no-https']);
});

test('a site with HTTPS to which its HTTP address does not lead, entered by either', async () => {
  expect(await found('http', plain.port, secure.port)).toEqual(['no-redirect-to-https']);
  expect(await found('https', plain.port, secure.port)).toEqual(['no-redirect-to-https']);
});

test('an HTTPS address that sends visitors back', async () => {
  expect(await found('https', plain.port, toPlain.port)).toEqual(['redirect-to-http']);
});

test('the sound twins: HTTP redirects, or does not answer at all', async () => {
  expect(await found('http', toSecure.port, secure.port)).toEqual([]);
  expect(await found('https', toSecure.port, secure.port)).toEqual([]);
  expect(await found('https', CLOSED_PORT, secure.port)).toEqual([]);
});
