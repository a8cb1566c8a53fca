import { afterEach, expect, test } from 'vitest';
import { startDnsServer } from '../../../testing/dns-server.ts';
import { createFakePaceClock } from '../../../testing/fake-pace-clock.ts';
import { scanNow } from '../../../testing/scan-test-site.ts';
import { htmlPage, type SitePage } from '../../../testing/site-page.ts';
import { type SiteServer, startSiteServer } from '../../../testing/site-server.ts';

let server: SiteServer | null = null;
let dns: Awaited<ReturnType<typeof startDnsServer>> | null = null;
afterEach(async () => {
  await Promise.all([server?.close(), dns?.close()]);
  server = null;
  dns = null;
});

const NO_SUCH_APP = '<iframe src="//www.herokucdn.com/error-pages/no-such-app.html"></iframe>';

/** Scans shop.example, whose start page links to old.shop.example. */
async function danglingNames(target: string, old: SitePage, targetExists = true): Promise<string[]> {
  server = await startSiteServer({
    pages: {
      '/': (url, headers) =>
        headers.host?.startsWith('old.')
          ? old
          : { body: htmlPage('Shop', `<a href="http://old.shop.example:${url.port}/">Our old shop</a>`) },
    },
  });
  dns = await startDnsServer({
    'shop.example': { a: ['127.0.0.1'] },
    'old.shop.example': { cname: target, a: ['127.0.0.1'] },
    ...(targetExists ? { [target]: { a: ['127.0.0.1'] } } : {}),
  });
  const { findings } = await scanNow(
    {
      scanId: 'names',
      url: `http://shop.example:${server.port}/`,
      level: 'safe',
      allowedHosts: ['127.0.0.1'],
      dnsServers: [dns.address],
      userAgentContact: 'https://portal.example/scanning',
    },
    { clock: createFakePaceClock() },
  );
  return findings.filter(({ checkId }) => checkId === 'E10').map(({ facts }) => `${facts.name} ${facts.service}`);
}

test.each<[string, string, SitePage, boolean, string[]]>([
  [
    'an app that nobody has',
    'old-shop.herokudns.com',
    { status: 404, body: NO_SUCH_APP },
    true,
    ['old.shop.example Heroku'],
  ],
  ['an app that is there', 'old-shop.herokudns.com', { body: htmlPage('Old shop', 'Welcome.') }, true, []],
  ['an app that fails', 'old-shop.herokudns.com', { status: 503, body: 'Application error' }, true, []],
  ['the same page elsewhere', 'host.provider.example', { status: 404, body: NO_SUCH_APP }, true, []],
  [
    'a name that is free again',
    'old-shop.azurewebsites.net',
    { body: '' },
    false,
    ['old.shop.example Azure App Service'],
  ],
  ['a name that is in use', 'old-shop.azurewebsites.net', { status: 404, body: 'Not found' }, true, []],
  ['a name that is gone elsewhere', 'old-shop.provider.example', { body: '' }, false, []],
])('a CNAME to %s', async (_, target, old, exists, expected) => {
  expect(await danglingNames(target, old, exists)).toEqual(expected);
});
