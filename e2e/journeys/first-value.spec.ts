import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { CountedWalk } from '../testing/counted-walk.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { PASSWORD, VERIFY_LINK } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

/** From the sign-up page to the first finding, as it may be at most. */
const MAX = { screens: 9, clicks: 14, fields: 9 };
const EMAIL = 'first-value@finch-joinery.example';

test('a new owner sees the first finding on the ninth screen', async ({ page, portal, site }) => {
  const walk = new CountedWalk();
  await page.setViewportSize({ width: 390, height: 844 });
  const button = (name: string) => page.getByRole('button', { name, exact: true });

  await page.goto(`${portal.url}/signup`);
  await walk.arrive(button('Start Free Trial'));
  await walk.fill(page.getByLabel('Work email address'), EMAIL);
  await walk.fill(page.getByLabel('Password', { exact: true }), PASSWORD);
  await walk.fill(page.getByLabel('Confirm password'), PASSWORD);
  await walk.click(button('Start Free Trial'));
  await walk.arrive(button('Resend Email'));
  await page.goto(await linkFromMail(page, portal, EMAIL, /Verify your email/, VERIFY_LINK));
  await walk.arrive(button('Verify email address'));
  await walk.click(button('Verify email address'));

  await walk.arrive(button('Let’s start'));
  await walk.click(button('Let’s start'));
  await walk.arrive(page.getByLabel('Organization name'));
  await walk.fill(page.getByLabel('Organization name'), 'Finch Joinery');
  const website = page.getByLabel('Website address (optional)');
  await expect(website).toHaveValue('finch-joinery.example');
  await walk.fill(website, new URL(site.named.httpsUrl).host);
  await walk.click(page.getByText(/^I have permission to scan this website/));
  await walk.choose(page, 'Primary industry', 'Construction');
  await walk.choose(page, 'Team size', '11-20');
  await lookTwice(page, 'first-value-permission');
  await sweepAccessibility(page);
  await walk.click(button('Next'));
  await walk.arrive(page.getByLabel('First name'));
  await walk.fill(page.getByLabel('First name'), 'Ada');
  await walk.fill(page.getByLabel('Last name'), 'Finch');
  await walk.click(button('Next'));
  await walk.arrive(button('Skip'));
  await walk.click(button('Skip'));
  await walk.arrive(page.getByText('Step 1 of 7'));
  await look(page, 'first-value-intro');
  await walk.click(button('Skip'));

  await walk.arrive(page.getByRole('heading', { level: 1, name: /Ada/ }));
  await look(page, 'first-value-home-scanning');
  await expect(page.getByRole('link', { name: /^Begin: Fix the/ }).first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lookTwice(page, 'first-value-home');
  await sweepAccessibility(page);
  const { screens, clicks, fields } = walk.counts;
  walk.tell('From the sign-up page to the first finding');
  expect(screens).toBeLessThanOrEqual(MAX.screens);
  expect(clicks).toBeLessThanOrEqual(MAX.clicks);
  expect(fields).toBeLessThanOrEqual(MAX.fields);
});
