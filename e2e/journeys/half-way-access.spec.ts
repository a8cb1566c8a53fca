import type { Page } from '@playwright/test';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail, readMailbox } from '../testing/mailbox.ts';
import { newMember, PASSWORD, signInByPage, VERIFY_LINK } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const EMAIL = 'half-way-access@lark-bakery.example';
const UNREACHABLE = 'The portal cannot be reached. Check your internet connection and try again.';
const RESET_LINK = /http:\/\/localhost:\d+\/resetPassword\/[\w-]+/;

test('sign-up goes on after a reload, a lost connection and a double click, and makes one account', {
  tag: '@sweep',
}, async ({ page, portal }) => {
  await page.goto(`${portal.url}/signup`);
  await fillSignUp(page);
  await page.reload();
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  expect(await storageOf(page)).not.toContain(PASSWORD);

  await fillSignUp(page);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Start Free Trial' }).click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await look(page, 'signup-offline');
  await sweepAccessibility(page);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Start Free Trial' }).dblclick();
  await page.waitForURL('**/verify');
  await expect(page.getByText('Looks like you already have an account.')).toHaveCount(0);

  await test.step('the wait before another mail survives a reload', async () => {
    const before = await waitLeft(page);
    expect(before).toBeGreaterThan(30);
    const stored = await page.evaluate('({ ...localStorage })');
    expect(stored).toMatchObject({ verificationEmail: EMAIL, verifyPageLoadTime: expect.stringMatching(/^\d{13}$/) });
    await page.reload();
    await expect(page.getByText(EMAIL)).toBeVisible();
    expect(await waitLeft(page)).toBeLessThanOrEqual(before);
    expect(await page.evaluate('localStorage.verifyPageLoadTime')).toBe(
      (stored as { verifyPageLoadTime: string }).verifyPageLoadTime,
    );
    await sweepAccessibility(page);
  });

  const link = await linkFromMail(page, portal, EMAIL, /Verify your email/, VERIFY_LINK);
  const mails = await readMailbox(portal);
  expect(mails.split('<tr>').filter((row) => row.includes(EMAIL))).toHaveLength(1);

  await test.step('elsewhere the link asks for the password, and a double click signs in once', async () => {
    // The mail is read in another browser than the one that signed up.
    await page.context().clearCookies();
    const made: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/accounts/session')) made.push(request.url());
    });
    await page.goto(link);
    await page.getByLabel('The password you signed up with').fill(PASSWORD);
    await lookTwice(page, 'verify-elsewhere');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Verify email address' }).dblclick();
    await page.waitForURL('**/onboarding');
    expect(made).toHaveLength(1);
  });
});

test('a reset goes on after a reload and a lost connection, and a double click sets one password', {
  tag: '@sweep',
}, async ({ page, openPage, portal }) => {
  const member = await newMember(await openPage(), portal, 'half-way-reset');
  const password = 'Loud-Ocean-77-Door';
  await page.goto(`${portal.url}/forgotPassword`);
  await page.getByLabel('Work email address').fill(member.email);
  // People type for longer than the message's code takes to come.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByText(/Something went wrong while verifying email\. Try again/)).toBeVisible();
  await expect(page.getByLabel('Work email address')).toHaveValue(member.email);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Verify Email' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Check your email.' })).toBeVisible();

  await page.goto(await linkFromMail(page, portal, member.email, /Reset your/, RESET_LINK));
  await fillReset(page, password);
  await page.reload();
  await fillReset(page, password);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Set Password' }).click();
  await expect(page.getByText(/Something went wrong while resetting password\. Try again/)).toBeVisible();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Set Password' }).dblclick();
  await expect(page.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
  await page.waitForURL('**/signin');
  await signInByPage(page, { email: member.email, password });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
});

async function fillSignUp(page: Page): Promise<void> {
  await page.getByLabel('Work email address').fill(EMAIL);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Confirm password').fill(PASSWORD);
}

async function fillReset(page: Page, password: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel('Confirm new password').fill(password);
}

const storageOf = (page: Page) => page.evaluate<string>('JSON.stringify([localStorage, sessionStorage])');

/** Seconds of the tooltip of Resend Email, which is off. */
async function waitLeft(page: Page): Promise<number> {
  const button = page.getByRole('button', { name: 'Resend Email' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  const tooltip = page.getByRole('tooltip');
  await expect(tooltip).toHaveText(/^Please wait \d+ seconds before requesting another email$/);
  return Number(/\d+/.exec((await tooltip.textContent()) ?? '')?.[0]);
}
