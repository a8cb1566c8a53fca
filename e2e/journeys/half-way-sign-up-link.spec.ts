import type { Page } from '@playwright/test';
import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { PASSWORD, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

const EMAIL = 'sam@half-way-joinery.example';
const OTHER_EMAIL = 'kim@half-way-joinery.example';
const SIGN_UP_CALL = '**/api/accounts/magicLinkSignup';
const SIGN_UP_LINK = /http:\/\/localhost:\d+\/signup(?:Link|Sec)\/[\w-]+/;
const UNREACHABLE = 'The portal cannot be reached. Check your internet connection and try again.';

// A portal of its own, whose first staff account nobody else has made.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  expect(portal.output()).not.toContain('page policy stopped');
  await portal.stop();
});

async function sendLink(staff: Page, email: string, asksSecurityOptIn: boolean): Promise<string> {
  await callPortal(staff.context().request, portal.url, '/console/createSignUpLink', { email, asksSecurityOptIn });
  return linkFromMail(staff, portal, email, /opened/, SIGN_UP_LINK);
}

async function fillPassword(page: Page): Promise<void> {
  await page.getByLabel('Create password').fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
}

const submit = (page: Page) => page.getByRole('button', { name: 'Set Password' });

test('a sign-up link goes on after a reload, Back, a lost connection and a double click, and makes one account', {
  tag: '@sweep',
}, async ({ page, openPage }) => {
  const staff = await openPage();
  await signInFirstStaff(staff, portal);
  const link = await sendLink(staff, EMAIL, true);
  const made: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/api/accounts/magicLinkSignup')) made.push(response.status());
  });

  await test.step('half of it typed, then a reload, then Back', async () => {
    await page.goto(portal.url);
    await page.waitForURL('**/signin');
    await page.goto(link);
    await page.getByLabel('Create password').fill(PASSWORD);
    await expect(submit(page)).toBeDisabled();
    await page.reload();
    await expect(page.getByLabel('Work email address')).toHaveValue(EMAIL);
    await expect(page.getByLabel('Create password')).toHaveValue('');
    expect(await page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])')).not.toContain(PASSWORD);
    await page.goBack();
    await page.waitForURL('**/signin');
    await page.goForward();
    await expect(page.getByLabel('Work email address')).toHaveValue(EMAIL);
  });

  await test.step('without a connection nothing is lost, and the message says so', async () => {
    await fillPassword(page);
    await page.getByText(/^Yes, send me security news/).click();
    await page.context().setOffline(true);
    await submit(page).click();
    await expect(page.getByText(UNREACHABLE)).toBeVisible();
    await lookTwice(page, 'sign-up-link-offline');
    await sweepAccessibility(page);
    await expect(page.getByLabel('Work email address')).toHaveValue(EMAIL);
    await expect(page.getByLabel('Create password')).toHaveValue(PASSWORD);
    await expect(page.getByLabel('Confirm password')).toHaveValue(PASSWORD);
    await expect(page.getByRole('checkbox')).toBeChecked();
    await expect(submit(page)).toBeEnabled();
    expect(made).toEqual([]);
  });

  await test.step('with a connection a double click makes one account', async () => {
    await page.context().setOffline(false);
    await submit(page).dblclick();
    await page.waitForURL('**/signin*');
    await expect(page.getByText('Your account is ready. Please sign in.')).toBeVisible();
    await expect(page.getByLabel('Work email address')).toHaveValue(EMAIL);
    await expect(page.getByText(UNREACHABLE)).toHaveCount(0);
    expect(made).toEqual([200]);
    await lookTwice(page, 'sign-up-link-done');
  });

  await test.step('Back does not lead to the spent form', async () => {
    await page.goBack();
    await page.waitForURL('**/signin');
    await page.goto(link);
    await page.waitForURL('**/signin');
    await expect(page.getByText('An account already exists. Sign in now...')).toBeVisible();
    await signInByPage(page, { email: EMAIL, password: PASSWORD });
    await page.waitForURL('**/onboarding');
    expect(made).toEqual([200]);
  });

  await test.step('an answer that is lost on its way leaves an account to sign in to, not a second one', async () => {
    const other = await openPage();
    await other.goto(await sendLink(staff, OTHER_EMAIL, false));
    await fillPassword(other);
    await other.route(SIGN_UP_CALL, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await submit(other).click();
    await expect(other.getByText(UNREACHABLE)).toBeVisible();
    await other.unroute(SIGN_UP_CALL);
    await submit(other).click();
    await other.waitForURL('**/signin');
    await expect(other.getByText('An account already exists. Sign in now...')).toBeVisible();
    await expect(other.getByText(UNREACHABLE)).toHaveCount(0);
    await expect(other.getByLabel('Work email address')).toHaveValue(OTHER_EMAIL);
    await lookTwice(other, 'sign-up-link-answer-lost');
    await signInByPage(other, { email: OTHER_EMAIL, password: PASSWORD });
    await other.waitForURL('**/onboarding');
  });
});
