import { checkAccessibility, sweepAccessibility } from '../testing/check-accessibility.ts';
import { CountedWalk } from '../testing/counted-walk.ts';
import { look, useColours } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { PASSWORD, VERIFY_LINK } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

/** From the check page to the first finding, as it may be at most. */
const MAX = { screens: 2, clicks: 2, fields: 1 };

test('a stranger sees how a domain looks from outside, and takes it along to an account', { tag: '@sweep' }, async ({
  page,
  portal,
  site,
}) => {
  const walk = new CountedWalk();
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const domain = new URL(site.named.httpsUrl).host;

  await page.goto(`${portal.url}/check`);
  await walk.arrive(button('Check it'));
  await checkAccessibility(page);
  await page.getByLabel('Your company’s domain').fill('127.0.0.1');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/This is an IP address/)).toBeVisible();
  await look(page, 'check-form-wrong');
  await walk.fill(page.getByLabel('Your company’s domain'), domain);
  await walk.click(button('Check it'));
  await walk.arrive(page.getByRole('heading', { name: 'What to fix, worst first' }));
  await look(page, 'check-result-early');
  walk.tell('From the check page to the first finding');
  const { screens, clicks, fields } = walk.counts;
  expect(screens).toBeLessThanOrEqual(MAX.screens);
  expect(clicks).toBeLessThanOrEqual(MAX.clicks);
  expect(fields).toBeLessThanOrEqual(MAX.fields);

  const keep = page.getByRole('link', { name: 'Keep this and see the rest' }).first();
  await expect(keep).toBeVisible({ timeout: 40_000 });
  await expect(page.getByRole('heading', { level: 1, name: /things? needs? fixing/ })).toBeVisible();
  for (const width of [1280, 390]) {
    for (const colours of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await useColours(page, colours);
      await look(page, `check-result-${width}-${colours}`);
      await checkAccessibility(page);
    }
  }
  await page.reload();
  await keep.click();
  await page.getByLabel('Work email address').fill('owner@first-check.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
  await button('Start Free Trial').click();
  await button('Resend Email').waitFor();
  await page.goto(await linkFromMail(page, portal, 'owner@first-check.example', /Verify your email/, VERIFY_LINK));
  await button('Verify email address').click();
  await button('Let’s start').click();
  await expect(page.getByLabel('Website address (optional)')).toHaveValue(new URL(site.named.httpsUrl).hostname);
  await sweepAccessibility(page);
});
