import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { choose } from '../testing/choose.ts';
import { followVerification } from '../testing/follow-verification.ts';
import { look } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { expect, test } from '../testing/portal-test.ts';

const PASSWORD = 'Quiet-River-42-Lamp';

for (const size of [
  { name: 'desktop', width: 1280, height: 900, scheme: 'light' },
  { name: 'phone', width: 390, height: 844, scheme: 'dark' },
] as const) {
  test(`a new user gets from sign-up to the report of a website scan (${size.name})`, { tag: '@sweep' }, async ({
    page,
    portal,
    site,
  }) => {
    const email = `dana-${size.name}@harbor-bakery.example`;
    const see = (name: string) => look(page, `${size.name}-${name}`);
    // The rules are the same at every width, and what the dark colors do is checked page by page elsewhere.
    const check = () => (size.name === 'desktop' ? sweepAccessibility(page) : undefined);
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: size.scheme, reducedMotion: 'reduce' });

    await test.step('sign up', async () => {
      await page.goto(`${portal.url}/signup`);
      await expect(page.getByText('Free 30 day trial').filter({ visible: true })).toBeVisible();
      await see('signup');
      await check();
      await page.getByLabel('Work email address').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await page.getByRole('button', { name: 'Start Free Trial' }).click();
      await page.waitForURL('**/verify');
      await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible();
      await see('verify');
      await check();
    });

    await test.step('verify, which signs in', async () => {
      const link = await linkFromMail(
        page,
        portal,
        email,
        /Verify your email/,
        /http:\/\/localhost:\d+\/api\/identity\/verifyEmail\/[\w-]+/,
      );
      await followVerification(page, link);
      await page.waitForURL('**/onboarding');
    });

    await test.step('onboarding', async () => {
      await see('onboarding-welcome');
      await check();
      await page.getByRole('button', { name: 'Let’s start' }).click();
      await page.getByLabel('Organization name').fill('Harbor Bakery Ltd');
      await expect(page.getByLabel('Website address (optional)')).toHaveValue('harbor-bakery.example');
      await choose(page.getByRole('button', { name: 'Primary industry' }), 'Retail');
      await choose(page.getByRole('button', { name: 'Team size' }), '11-20');
      // Half-way through, what was typed survives a reload.
      await page.reload();
      await expect(page.getByLabel('Organization name')).toHaveValue('Harbor Bakery Ltd');
      await see('onboarding-organization');
      await page.getByRole('button', { name: 'Next' }).click();
      await page.getByLabel('First name').fill('Dana');
      await page.getByLabel('Last name').fill('Reyes');
      await see('onboarding-yourself');
      await page.getByRole('button', { name: 'Next' }).click();
      await see('onboarding-invite');
      await check();
      await page.getByLabel('Email address').fill(`second-${email}`);
      await page.getByRole('button', { name: 'Invite Admin' }).click();
      await page.waitForURL('**/intro');
    });

    await test.step('introduction', async () => {
      for (let step = 1; step <= 6; step += 1) {
        await expect(page.getByText(`Step ${step} of 7`)).toBeVisible();
        await see(`intro-${step}`);
        if (step === 1) await check();
        await page.getByRole('button', { name: 'Next' }).click();
      }
      await see('intro-7-goals');
      await check();
      await page.getByRole('button', { name: 'Next' }).click();
      await page.waitForURL((url) => url.pathname === '/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The heading is there before what it heads.
      await expect(page.getByRole('link', { name: 'Begin: Add your website' })).toBeVisible();
      await see('dashboard-empty');
      await check();
    });

    await test.step('add a website', async () => {
      await page.goto(`${portal.url}/webappscan`);
      await page.getByRole('link', { name: 'view intro' }).click();
      const intro = page.getByRole('dialog');
      await expect(intro).toBeVisible();
      await see('scans-intro');
      await intro.getByRole('button', { name: 'Skip Intro' }).click();
      await see('scans-empty');
      await check();
      await page.getByRole('button', { name: 'Add a Website' }).click();
      const wizard = page.getByRole('dialog', { name: 'Add a Website to Scan' });
      // What was told in onboarding is there already.
      await expect(wizard.getByLabel('Website address')).toHaveValue('harbor-bakery.example');
      await wizard.getByLabel('Website name').fill('');
      await wizard.getByRole('button', { name: 'Next' }).click();
      await expect(wizard.getByText('Please enter a name.')).toBeVisible();
      await wizard.getByLabel('Website name').fill('Main site');
      await wizard.getByLabel('Website address').fill(site.httpUrl);
      await see('wizard-1');
      await check();
      await wizard.getByRole('button', { name: 'Next' }).click();
      await wizard.getByText('I have permission to scan this website').click();
      await see('wizard-2');
      await wizard.getByRole('button', { name: 'I Agree' }).click();
      await wizard.getByText('Safe', { exact: true }).click();
      await see('wizard-3-later');
      await wizard.getByText('Scan now').click();
      await see('wizard-3-now');
      await check();
      await wizard.getByRole('button', { name: 'Scan Now' }).dblclick();
      await expect(page.getByText('Website is successfully created')).toBeVisible();
      await expect(page).toHaveURL(/\/webappscan\/Main%20site/);
    });

    await test.step('watch the scan and read its report', async () => {
      await expect(page.getByText('Scan initiated, check back in a few minutes')).toBeVisible();
      await see('scan-running');
      const view = page.getByRole('button', { name: /View findings/ });
      await expect(view).toBeVisible({ timeout: 5 * 60_000 });
      await see('scan-finished');
      await check();
      await view.click();
      await expect(page).toHaveURL(/scan=/);
      await expect(page.getByRole('heading', { name: 'Why it matters' }).first()).toBeVisible();
      await see('findings');
      await check();
      await page.goBack();
      const opened = page.context().waitForEvent('page');
      await page.getByRole('button', { name: 'Download' }).click();
      await see('report-menu');
      await page.getByRole('menuitem', { name: 'Standard (OWASP)' }).click();
      await (await opened).close();
    });

    await test.step('dashboard and sign-out', async () => {
      await page.goto(portal.url);
      await expect(page.getByText(/problem|attention|good shape/i).first()).toBeVisible();
      await see('dashboard');
      await check();
      await page.goto(`${portal.url}/settings`);
      await expect(page).toHaveURL(/settings\/you/);
      await expect(page.getByLabel('First name')).toHaveValue('Dana');
      await see('settings-you');
      await check();
      await page.goto(`${portal.url}/settings/organization`);
      await expect(page.getByLabel('Organization name')).toHaveValue('Harbor Bakery Ltd');
      await see('settings-organization');
      await page.goto(`${portal.url}/settings/admins`);
      await expect(page.getByText(`second-${email}`).first()).toBeVisible();
      await see('settings-admins');
      await check();
      await page.goto(`${portal.url}/plan`);
      await expect(page.getByRole('heading', { name: 'My Cyber Safety Plan' })).toBeVisible();
      await see('plan');
      await check();
      await page
        .getByRole('button', { name: /account|user menu|Dana/i })
        .first()
        .click();
      await see('user-menu');
      await page.getByRole('menuitem', { name: 'Sign Out' }).click();
      await page.waitForURL('**/signin');
      await page.goto(`${portal.url}/webappscan`);
      await page.waitForURL('**/signin');
    });
  });
}
