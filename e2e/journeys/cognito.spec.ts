import type { Page } from '@playwright/test';
import { startRecaptcha } from '../../server/src/testing/recaptcha-stand-in.ts';
import { checkAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { PASSWORD, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { startCognito } from '../testing/running-cognito.ts';
import { startPortal } from '../testing/running-portal.ts';

const EMAIL = 'dana@harbor-bakery.example';
const RESET_LINK = /http:\/\/localhost:\d+\/resetPassword\/[\w-]+/;

async function setPassword(page: Page, password: string, repeated = 'Confirm new password') {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel(repeated).fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

test('accounts live in a user pool, and forms are guarded by reCAPTCHA', async ({ page, openPage }) => {
  const [cognito, recaptcha] = await Promise.all([startCognito(), startRecaptcha()]);
  const portal = await startPortal({ ...cognito.settings, ...recaptcha.settings });
  const reports = () => portal.output().split('page policy stopped').length;
  const before = reports();
  const signInAnew = async (password: string) => {
    const next = await openPage();
    await next.goto(`${portal.url}/signin`);
    await signInByPage(next, { email: EMAIL, password });
    return next;
  };
  try {
    await test.step('sign up, and be told apart from a robot', async () => {
      await page.goto(`${portal.url}/signup`);
      await page.getByLabel('Work email address').fill(EMAIL);
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.getByLabel('Confirm password').fill(PASSWORD);
      await lookTwice(page, 'cognito-sign-up');
      await page.getByRole('button', { name: 'Start Free Trial' }).click();
      await page.waitForURL('**/verify', { timeout: 20_000 });
      expect(recaptcha.seen).toHaveLength(1);
    });

    await test.step('prove the address by the code', async () => {
      const code = page.getByLabel('Enter the code from the email');
      await expect(code).toBeVisible();
      await lookTwice(page, 'cognito-verify');
      await checkAccessibility(page);
      await code.fill('000000');
      await page.getByRole('button', { name: 'Verify Email' }).click();
      await expect(page.getByText('This verification code is not right')).toBeVisible();
      await code.fill(await cognito.codeFor(EMAIL));
      await page.getByRole('button', { name: 'Verify Email' }).click();
      await expect(page.getByText('Your email address has been verified. Please sign in.')).toBeVisible();
      await expect(page.getByLabel('Work email address')).toHaveValue(EMAIL);
    });

    await test.step('sign in, up to the first step of onboarding', async () => {
      await signInByPage(page, { email: EMAIL, password: 'Not-The-Password-1' });
      await expect(page.getByText('Incorrect username or password.')).toBeVisible();
      await signInByPage(page, { email: EMAIL, password: PASSWORD });
      await page.waitForURL('**/onboarding');
      const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
      expect(kept).not.toContain('eyJ');
    });

    await test.step('a forgotten password, by a link', async () => {
      const other = await openPage();
      await other.goto(`${portal.url}/forgotPassword`);
      await other.getByLabel('Work email address').fill(EMAIL);
      await other.getByRole('button', { name: 'Verify Email' }).click();
      await expect(other.getByRole('heading', { name: 'Check your email.' })).toBeVisible();
      await other.goto(await linkFromMail(other, portal, EMAIL, /Reset your/, RESET_LINK));
      await setPassword(other, 'Loud-Ocean-77-Door');
      await expect(other.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
      await page.reload();
      await page.waitForURL('**/signin');
      await (await signInAnew('Loud-Ocean-77-Door')).waitForURL('**/onboarding');
    });

    await test.step('a forgotten password, by a code, which signs out elsewhere', async () => {
      const elsewhere = await signInAnew('Loud-Ocean-77-Door');
      await elsewhere.waitForURL('**/onboarding');
      const other = await openPage();
      await other.goto(`${portal.url}/signin#code`);
      await other.getByLabel('Work email address').fill('nobody@harbor-bakery.example');
      await other.getByRole('button', { name: 'Send verification code' }).click();
      await expect(other.getByRole('alert')).toHaveText('Please enter a valid email address.');
      await other.getByLabel('Work email address').fill(EMAIL);
      await other.getByRole('button', { name: 'Send verification code' }).click();
      await expect(
        other.getByText('Verification code has been sent to d***@h***. Please check your email'),
      ).toBeVisible();
      await other.getByRole('textbox', { name: 'Verification code' }).fill(await cognito.codeFor(EMAIL));
      await setPassword(other, 'Soft-Meadow-31-Lamp');
      await expect(other.getByText('Your password has been reset')).toBeVisible();
      await elsewhere.reload();
      await elsewhere.waitForURL('**/signin');
      await signInByPage(other, { email: EMAIL, password: 'Soft-Meadow-31-Lamp' });
      await other.waitForURL('**/onboarding');
    });

    await test.step('a temporary password is replaced', async () => {
      const Password = 'Temporary-Lamp-77';
      await cognito.administrate('AdminSetUserPassword', { Username: EMAIL, Password, Permanent: false });
      const other = await signInAnew(Password);
      await expect(other.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
      await setPassword(other, 'Calm-Harbor-58-Wind', 'Reenter new password');
      await other.waitForURL('**/onboarding');
    });
    expect(reports()).toBe(before);
  } finally {
    await portal.stop();
    await Promise.all([cognito.stop(), recaptcha.stop()]);
  }
});
