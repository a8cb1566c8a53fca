import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, PASSWORD, signIn, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const NEW_PASSWORD = 'Loud-Ocean-77-Door';
const RESET_LINK = /http:\/\/localhost:\d+\/resetPassword\/[\w-]+/;

test('a forgotten password is set anew by a mailed link', async ({ page, openPage, portal }) => {
  const other = await openPage();
  const member = await newMember(other, portal, 'recovery');
  const setPassword = async (password: string) => {
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Set Password' }).click();
  };

  await test.step('ask for the link', async () => {
    await other.goto(portal.url);
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Robin');
    await page.goto(`${portal.url}/signin`);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Reset your account password.' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Verify Email' })).toBeDisabled();
    await lookTwice(page, 'forgot-password');
    await sweepAccessibility(page);
    await page.getByLabel('Work email address').fill(` ${member.email.toUpperCase()} `);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByRole('heading', { name: 'Check your email.' })).toBeVisible();
    await expect(page.getByText(member.email)).toBeVisible();
    await lookTwice(page, 'forgot-password-sent');
    await sweepAccessibility(page);
  });

  const link = await linkFromMail(page, portal, member.email, /Reset your/, RESET_LINK);

  await test.step('set another password', async () => {
    await page.goto(link);
    await expect(page.getByText('You will be signed out on other devices.')).toBeVisible();
    await lookTwice(page, 'reset-password');
    await sweepAccessibility(page);
    await setPassword(NEW_PASSWORD);
    await expect(page.getByRole('heading', { name: 'Your password has been reset' })).toBeVisible();
    await expect(
      page.getByText('Your password was successfully reset. You will be redirected to the sign in page.'),
    ).toBeVisible();
    await lookTwice(page, 'reset-password-done');
    await page.waitForURL('**/signin');
  });

  await test.step('the other device is signed out', async () => {
    await other.goto(`${portal.url}/webappscan`);
    await other.waitForURL('**/signin');
    await expect(other.getByRole('button', { name: 'Sign in' })).toBeVisible();
  });

  await test.step('only the new password works', async () => {
    await signInByPage(page, { email: member.email, password: PASSWORD });
    await expect(page.getByRole('alert')).toHaveText('Incorrect username or password.');
    await signInByPage(page, { email: member.email, password: NEW_PASSWORD });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  });

  await test.step('the link does not work twice', async () => {
    const third = await openPage();
    await third.goto(link);
    await expect(
      third.getByText('The link is invalid. Request another link, or email support@cybersafety.example for help.'),
    ).toBeVisible();
    await third.waitForURL('**/signin');
    await signIn(third, portal, { email: member.email, password: NEW_PASSWORD });
  });
});

test('an unknown address gets the same answer, and a made-up link is refused', { tag: '@sweep' }, async ({
  page,
  portal,
}) => {
  await page.goto(`${portal.url}/forgotPassword`);
  await page.getByLabel('Work email address').fill('nobody@lark-bakery.example');
  await page.getByRole('button', { name: 'Verify Email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email.' })).toBeVisible();
  await expect(page.getByText('nobody@lark-bakery.example')).toBeVisible();
  await page.getByText('use another email address instead').click();
  await expect(page.getByLabel('Work email address')).toHaveValue('');
  await page.goto(`${portal.url}/resetPassword/${'a'.repeat(43)}`);
  await expect(page.getByText('The link is invalid. Request another link')).toBeVisible();
  await page.waitForURL('**/signin');
});
