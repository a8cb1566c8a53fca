import type { Locator, Page } from '@playwright/test';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { followVerification } from '../testing/follow-verification.ts';
import { look, lookTwice, useColours } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { PASSWORD, VERIFY_LINK } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

// Browsers take names below localhost for this machine and treat them as safe as https.
const HOST = 'north.localhost';
const EMAIL = 'kim@fjord-tools.example';
const PLAN_LINK = /https?:\/\/[^\s]+\/plan\b/;
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 30"><rect width="120" height="30" rx="6" fill="#146c43"/></svg>';

// A portal of its own, as empty as it comes.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  expect(portal.output()).not.toContain('page policy stopped');
  await portal.stop();
});

async function fill(dialog: Locator, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, text] of Object.entries(fields)) await dialog.getByLabel(name, { exact: true }).fill(text);
}

async function open(page: Page, place: string, button: string): Promise<Locator> {
  await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: place }).click();
  await page.getByRole('button', { name: button }).click();
  return page.getByRole('dialog', { name: button });
}

async function choose(dialog: Locator, field: RegExp, option: string): Promise<void> {
  await dialog.getByRole('button', { name: field }).click();
  await dialog.page().getByRole('option', { name: option }).click();
}

async function newPlan(page: Page, name: string, price: string): Promise<void> {
  const dialog = await open(page, 'Plans', 'New plan');
  await fill(dialog, { Name: name, 'Price per month': price, Websites: '5', Button: '#146c43' });
  await dialog.getByText('Show to customers').click();
  await dialog.getByText('Weekly', { exact: true }).click();
  if (name === 'North Plus') {
    await lookTwice(page, 'console-new-plan');
    await sweepAccessibility(page);
  }
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toBeVisible();
}

test('from an empty portal to a customer under a brand of its own', async ({ page, openPage }) => {
  await signInFirstStaff(page, portal);
  await page.goto(portal.url);
  await page.waitForURL('**/console');

  await test.step('a brand', async () => {
    const dialog = await open(page, 'Brands', 'New brand');
    await fill(dialog, {
      Name: 'North Cyber Care',
      'Short name': 'North',
      'Web domain': HOST,
      'Email domain': 'north.example',
      'Support address': 'help@north.example',
      'Concierge address': 'concierge@north.example',
      'Accent color': '#146c43',
    });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'logo.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(LOGO),
    });
    await expect(dialog.getByRole('img', { name: 'Logo, current' }).first()).toBeVisible();
    await lookTwice(page, 'console-new-brand');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Create brand' }).click();
    await expect(page.getByRole('row').filter({ hasText: HOST })).toBeVisible();
    await lookTwice(page, 'console-brands');
    await sweepAccessibility(page);
  });

  await test.step('two plans', async () => {
    await newPlan(page, 'North Start', '29.00');
    await newPlan(page, 'North Plus', '1,249.50');
    await lookTwice(page, 'console-plans');
    await sweepAccessibility(page);
  });

  await test.step('a channel with both, and a subscription id', async () => {
    const channel = await open(page, 'Channels', 'New channel');
    await fill(channel, { Name: 'Harbor Bank' });
    await choose(channel, /Brand/, 'North Cyber Care');
    for (const plan of ['Basic', 'Standard', 'Premium']) await channel.getByText(plan, { exact: true }).click();
    await fill(channel, { 'Heading above the plans (optional)': 'For clients of Harbor Bank' });
    await channel
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'bank.svg',
        mimeType: 'image/svg+xml',
        buffer: Buffer.from(LOGO.replace('#146c43', '#7a1f5c')),
      });
    await lookTwice(page, 'console-channel-with-logo');
    await sweepAccessibility(page);
    await channel.getByRole('button', { name: 'Create channel' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'Harbor Bank' })).toBeVisible();
    const id = await open(page, 'Subscription IDs', 'New subscription ID');
    await choose(id, /Channel/, 'Harbor Bank');
    await choose(id, /Plan/, 'North Start');
    await fill(id, { 'Subscription ID (optional)': 'harbor-start' });
    await id.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'harbor-start' })).toBeVisible();
  });

  const customer = await openPage();
  const brandUrl = portal.url.replace('localhost', HOST);

  await test.step('a customer signs up under the brand', async () => {
    await customer.goto(`${brandUrl}/signup/harbor-start`);
    await expect(customer).toHaveTitle(/North/);
    await expect(customer.getByRole('img', { name: 'North' }).first()).toBeVisible();
    await expect(customer.getByRole('img', { name: 'Our partner' })).toBeVisible();
    await lookTwice(customer, 'sign-up-under-a-brand');
    await sweepAccessibility(customer);
    await expect(customer.getByText('Cyber Safety')).toHaveCount(0);
    await customer.getByLabel('Work email address').fill(EMAIL);
    await customer.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await customer.getByLabel('Confirm password').fill(PASSWORD);
    await customer.getByRole('button', { name: 'Start Free Trial' }).click();
    await customer.waitForURL('**/verify');
    const link = await linkFromMail(customer, portal, EMAIL, /Verify your email address for North/, VERIFY_LINK);
    expect(new URL(link).host).toBe(new URL(brandUrl).host);
    await followVerification(customer, link);
    await customer.waitForURL((url) => url.pathname.startsWith('/onboarding') && url.hostname === HOST);
    await expect(customer.getByRole('heading', { name: 'Welcome to North Cyber Care' })).toBeVisible();
    await customer.getByRole('button', { name: 'Let’s start' }).click();
    await customer.getByLabel('Organization name').fill('Fjord Tools');
    await customer.getByRole('combobox', { name: 'Primary industry' }).fill('Construction');
    await customer.getByRole('option', { name: 'Construction' }).click();
    await customer.getByRole('button', { name: /Team size/ }).click();
    await customer.getByRole('option', { name: '11-20' }).click();
    await customer.getByRole('button', { name: 'Next' }).click();
    await customer.getByLabel('First name').fill('Kim');
    await customer.getByLabel('Last name').fill('Berg');
    await customer.getByRole('button', { name: 'Next' }).click();
    await customer.getByRole('button', { name: 'Skip' }).click();
    await customer.waitForURL('**/intro');
  });

  await test.step('reads the legal page of the brand', async () => {
    const disclaimer = await openPage();
    await disclaimer.goto(`${brandUrl}/disclaimer.html`);
    await expect(disclaimer.locator('body')).toContainText('North Cyber Care');
    await expect(disclaimer.locator('body')).not.toContainText('Cyber Safety');
    await lookTwice(disclaimer, 'disclaimer');
    await sweepAccessibility(disclaimer);
  });

  await test.step('and sees the brand and its two plans', async () => {
    await customer.goto(`${brandUrl}/plan`);
    const cards = customer.getByRole('region').filter({ has: customer.getByRole('button', { name: /^Subscribe to/ }) });
    await expect(cards.getByRole('heading')).toHaveText(['North Start', 'North Plus']);
    await expect(customer.getByRole('heading', { name: 'My North Plan' })).toBeVisible();
    await expect(customer.getByText('$1,249.50')).toBeVisible();
    await expect(customer.getByText('For clients of Harbor Bank')).toBeVisible();
    const accent = 'getComputedStyle(document.documentElement).getPropertyValue("--brand-accent")';
    expect(await customer.evaluate(accent)).toBe('#146c43');
    await look(customer, 'plan-under-a-brand-light');
    await sweepAccessibility(customer);
    await customer.setViewportSize({ width: 390, height: 844 });
    await useColours(customer, 'dark');
    await expect(cards.getByRole('heading')).toHaveText(['North Start', 'North Plus']);
    await look(customer, 'plan-under-a-brand-dark');
    await sweepAccessibility(customer);
  });

  await test.step('asks for a plan, which staff confirms', async () => {
    await customer.getByRole('button', { name: 'Subscribe to North Plus' }).click();
    await customer.getByRole('dialog', { name: 'Manage Plan' }).getByRole('button', { name: 'Subscribe' }).click();
    await expect(customer.getByText('You requested the North Plus Plan.')).toBeVisible();
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Plan requests' }).click();
    await expect(page.getByRole('row').filter({ hasText: EMAIL })).toBeVisible();
    await lookTwice(page, 'console-plan-requests');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Confirm North Plus for Fjord Tools' }).click();
    await page.getByRole('button', { name: 'Confirm the plan' }).click();
    await expect(page.getByText('No plan requests')).toBeVisible();
    const link = await linkFromMail(customer, portal, EMAIL, /Fjord Tools is on the North Plus Plan/, PLAN_LINK);
    await customer.goto(link);
    await expect(customer.getByText('Your current plan')).toBeVisible();
    await expect(customer.getByText(/You are on our highest plan/)).toBeVisible();
  });
});
