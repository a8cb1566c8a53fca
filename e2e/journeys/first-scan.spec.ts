import type { Page } from '@playwright/test';
import { checkAccessibility } from '../testing/check-accessibility.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { expect, test } from '../testing/portal-test.ts';

const PASSWORD = 'Quiet-River-42-Lamp';

/** Pictures for whoever wants to look, when SCREENSHOTS names a folder. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true, animations: 'disabled' });
}

for (const size of [
  { name: 'desktop', width: 1280, height: 900, scheme: 'light' },
  { name: 'phone', width: 390, height: 844, scheme: 'dark' },
] as const) {
  test(`a new user gets from sign-up to the report of a website scan (${size.name})`, async ({
    page,
    portal,
    site,
  }) => {
    const email = `dana-${size.name}@harbor-bakery.example`;
    const see = (name: string) => look(page, `${size.name}-${name}`);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: size.scheme, reducedMotion: 'reduce' });

    await test.step('sign up', async () => {
      await page.goto(`${portal.url}/signup`);
      await expect(page.getByText('Free 30 day trial').filter({ visible: true })).toBeVisible();
      await see('signup');
      await checkAccessibility(page);
      await page.getByLabel('Work email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Start Free Trial' }).click();
      await page.waitForURL('**/verify');
      await see('verify');
      await checkAccessibility(page);
    });

    await test.step('verify and sign in', async () => {
      const link = await linkFromMail(
        page,
        portal,
        email,
        /Verify your email/,
        /http:\/\/localhost:\d+\/api\/identity\/verifyEmail\/[\w-]+/,
      );
      await page.goto(link);
      await page.waitForURL((url) => url.pathname === '/signin' && url.search === '');
      await see('signin');
      await checkAccessibility(page);
      await page.getByLabel('Work email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL('**/onboarding');
    });

    await test.step('onboarding', async () => {
      await see('onboarding-welcome');
      await checkAccessibility(page);
    });
  });
}
