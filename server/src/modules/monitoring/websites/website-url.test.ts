import { checkAppUrl, createTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import { startSiteServer } from '@portal/scanner/testing/site-server.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Member, signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, websiteInput } from '../../../testing/websites.ts';

/** Ways into a private network that have worked on others' products (OWASP ASVS 5.0, V1.3.6). */
const INSIDE = [
  'http://127.0.0.1/',
  'http://127.1/',
  'http://2130706433/',
  'http://0x7f000001/',
  'http://0177.0.0.1/',
  'http://0/',
  'http://0.0.0.0/',
  'http://[::]/',
  'http://[::1]/',
  'http://[::ffff:127.0.0.1]/',
  'http://[::ffff:7f00:1]/',
  'http://[64:ff9b::7f00:1]/',
  'http://[2002:7f00:1::]/',
  'http://[fe80::1]/',
  'http://[fd00::1]/',
  'http://10.0.0.1/',
  'http://172.16.0.1/',
  'http://192.168.0.1/',
  'http://100.64.0.1/',
  'http://169.254.169.254/latest/meta-data/',
  'http://224.0.0.1/',
  'http://localhost/',
  'http://metadata.google.internal/',
  'http://127。0。0。1/',
  'https://93.184.215.14:22/',
];
const NO_WEBSITE = [
  'http://localhost./',
  'http://user:password@shop.example/',
  'http://shop.example@127.0.0.1/',
  'javascript:alert(1)',
  'file:///etc/passwd',
  'gopher://x.example/',
  'https://',
  'https:///',
  'shop',
];

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal);
});
afterAll(() => portal.stop());

const NOT_PUBLIC = expect.stringMatching(/^We only scan websites that anyone on the internet can open/);

describe.each([
  ...INSIDE.map((url) => [url, NOT_PUBLIC] as const),
  ...NO_WEBSITE.map((url) => [url, 'Please enter a valid URL.'] as const),
])('V1.3.6 %s', (url, message) => {
  test('can be neither checked nor added, and it is told why', async () => {
    const checked = await member.browser.call(checkAppUrl, { url });
    expect(checked.status).toBe(400);
    expect(checked.errors).toEqual([expect.objectContaining({ message, field: 'url' })]);
    const added = await member.browser.call(createTarget, websiteInput('Inside', url));
    expect(added.status).toBe(400);
    expect(added.errors).toEqual([expect.objectContaining({ message, field: 'targetUrl' })]);
  });
});

describe('the check of an address', () => {
  test('tells that the organisation uses it already', async () => {
    const someone = await signInNewMember(portal);
    await addWebsite(someone, 'Shop', 'https://used.example/shop');
    const { body } = await someone.browser.call(checkAppUrl, { url: 'https://USED.example/shop#top' });
    expect(body).toEqual({ success: true, usedInTargets: true, inAlexaTopSites: false, reachable: false });
    const other = await member.browser.call(checkAppUrl, { url: 'https://used.example/shop' });
    expect(other.body.usedInTargets).toBe(false);
  });

  test.each(['https://google.com', 'https://www.GOOGLE.com:443/a', 'http://maps.google.com'])(
    'tells that %s is a popular site',
    async (url) => {
      const { body } = await member.browser.call(checkAppUrl, { url });
      expect(body).toMatchObject({ inAlexaTopSites: true, reachable: false });
    },
  );

  test('does not take a name that only ends alike for a popular site', async () => {
    const { body } = await member.browser.call(checkAppUrl, { url: 'https://notgoogle.example' });
    expect(body.inAlexaTopSites).toBe(false);
  });
});

test('V15.3.2 an address that the operator allows can be reached, and a redirect is not followed', async () => {
  const site = await startSiteServer({
    pages: { '/': { status: 302, headers: { location: 'http://127.0.0.1:9/' }, body: '' } },
  });
  const own = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  try {
    const { browser } = await signInNewMember(own);
    const answer = await browser.call(checkAppUrl, { url: `http://127.0.0.1:${site.port}/` });
    expect(answer.body).toMatchObject({ reachable: true });
    expect(site.requests).toHaveLength(1);
  } finally {
    await own.stop();
    await site.close();
  }
});
