import { addBrand } from '../testing/add-brand.ts';
import { checkAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { PASSWORD, signInByPage, VERIFY_LINK } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { startPortal } from '../testing/running-portal.ts';

// Browsers take names below localhost for this machine and treat them as safe as https.
const BRAND_HOST = 'portal.northwind.localhost';
const EMAIL = 'kim@fjord-tools.example';

test('the host name chooses the brand, and everything follows it', async ({ page, openPage }) => {
  const portal = await startPortal();
  try {
    await addBrand(portal, {
      brandId: 'northwind',
      brandNameLong: 'Northwind Cyber Care',
      brandNameShort: 'Northwind',
      webDomain: BRAND_HOST,
      emailDomain: 'northwind.example',
      supportEmail: 'help@northwind.example',
      accentColour: '#146c43',
    });
    const branded = { url: portal.url.replace('localhost', BRAND_HOST) };
    const accent = () => page.evaluate('getComputedStyle(document.documentElement).getPropertyValue("--brand-accent")');

    await page.goto(`${branded.url}/signup`);
    await expect(page).toHaveTitle(/Northwind/);
    await expect(page.getByRole('link', { name: 'Northwind home' })).toBeVisible();
    expect(await accent()).toBe('#146c43');
    await lookTwice(page, 'brand-signup');
    await checkAccessibility(page);
    await expect(page.getByText('Cyber Safety')).toHaveCount(0);
    await page.getByLabel('Work email address').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.waitForURL('**/verify');

    const link = await linkFromMail(page, portal, EMAIL, /Verify your email address for Northwind/, VERIFY_LINK);
    expect(new URL(link).host).toBe(new URL(branded.url).host);
    await page.goto(link);
    await page.waitForURL((url) => url.pathname === '/signin' && url.hostname === BRAND_HOST);
    await signInByPage(page, { email: EMAIL, password: PASSWORD });
    await page.waitForURL('**/onboarding');
    await expect(page.getByRole('heading', { name: 'Welcome to Northwind Cyber Care' })).toBeVisible();
    await look(page, 'brand-onboarding');

    const disclaimer = await openPage();
    await disclaimer.goto(`${branded.url}/disclaimer.html`);
    await expect(disclaimer.locator('body')).toContainText('Northwind');
    await expect(disclaimer.locator('body')).not.toContainText('Cyber Safety');
    await lookTwice(disclaimer, 'disclaimer');
    await checkAccessibility(disclaimer);
  } finally {
    await portal.stop();
  }
});

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
