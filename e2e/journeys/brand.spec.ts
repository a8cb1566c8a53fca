import { checkAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { expect, test } from '../testing/portal-test.ts';

test('a host that is nobody’s leads to the page that says so', async ({ page, portal }) => {
  const evil = portal.url.replace('localhost', 'evil.test');
  await page.goto(`${evil}/signin`);
  await page.waitForURL(`${portal.url}/incorrect-url`);
  await expect(
    page.getByRole('heading', { name: "It looks like you're trying to sign in using an incorrect URL." }),
  ).toBeVisible();
  await lookTwice(page, 'incorrect-url');
  await checkAccessibility(page);
  expect((await page.request.get(`${portal.url}/api/getCSRFToken`, { headers: { host: 'evil.test' } })).status()).toBe(
    421,
  );
  await page.getByRole('link', { name: 'Go to correct URL' }).click();
  await page.waitForURL('**/signin');
});
