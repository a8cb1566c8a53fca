import type { BrowserContext } from '@playwright/test';
import { newMember } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

/** What somebody else may have written into the cookie, and where a sign-in leads nevertheless. */
const COOKIES: readonly (readonly [value: string, end: string])[] = [
  ['//evil.test/', '/'],
  ['%2F%5Cevil.test', '/'],
  ['%2F.%2F%2Fevil.test%2Fapi%2F', '/'],
  ['%2Fsignin%3F%2Fapi%2F', '/'],
  ['%252F%252Fevil.test', '/'],
  ['%2F%252F%252Fevil.test', '/'],
  ['%2Fsignin%3Fagain', '/'],
  ['%2F%2573ignin', '/404'],
  [`%2F${'a'.repeat(3900)}`, '/404'],
  ['%2Fsettings%2Fyou%3Fnext%3D%2F%2Fevil.test', '/settings/you'],
  ['%2Fapi%2FgetCSRFToken', '/api/getCSRFToken'],
];

test('V3.7.2 no cookie and no parameter leads to another site or round in a circle', { tag: '@sweep' }, async ({
  page,
  portal,
}) => {
  await newMember(page, portal, 'open-redirect');
  const elsewhere = watchElsewhere(page.context(), portal.url);
  const url = portal.url;
  const land = async (path: string, end: string) => {
    await page.goto(`${url}${path}`);
    await expect.poll(() => new URL(page.url()).pathname).toBe(end);
    if (!end.startsWith('/api/')) await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  };

  for (const [value, end] of COOKIES) {
    await test.step(`cookie ${value.slice(0, 40)}`, async () => {
      await page.context().addCookies([{ name: 'redirectURL', value, url }]);
      await land('/signin', end);
      expect((await page.context().cookies(url)).map(({ name }) => name)).not.toContain('redirectURL');
    });
  }

  await test.step('ten cookies of one name, of which one is the portal’s', async () => {
    const paths = ['/signin', '/signin/', '/s', '/si', '/sig', '/sign', '/signi', '/signup', '/forgotPassword'];
    const value = encodeURIComponent('//evil.test/');
    await page
      .context()
      .addCookies([
        ...paths.map((path) => ({ name: 'redirectURL', value, domain: 'localhost', path })),
        { name: 'redirectURL', value: encodeURIComponent('/settings/you'), url },
      ]);
    await land('/signin', '/');
  });

  await test.step('addresses', async () => {
    const evil = encodeURIComponent('https://evil.test/');
    await land(`/signin?redirectURL=${evil}&next=${evil}&returnUrl=//evil.test&url=javascript:alert(1)`, '/');
    await land('//evil.test/', '/404');
    await land('/%5Cevil.test', '/404');
    await land(`/incorrect-url?url=${evil}`, '/incorrect-url');
    await expect(page.getByRole('link', { name: 'Go to correct URL' })).toHaveAttribute('href', '/');
  });
  expect(elsewhere).toEqual([]);
});

/** Collects what the browser asks of anyone but the portal. */
function watchElsewhere(context: BrowserContext, portalUrl: string): string[] {
  const asked: string[] = [];
  context.on('request', (request) => {
    if (!request.url().startsWith(`${portalUrl}/`) && !request.url().startsWith('data:')) asked.push(request.url());
  });
  return asked;
}
