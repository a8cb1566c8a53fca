import type { Page } from '@playwright/test';
import { startRecaptcha } from '../../server/src/testing/recaptcha-stand-in.ts';
import { appCode } from '../testing/authenticator.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { completeProfile, PASSWORD, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningCognito, startCognito } from '../testing/running-cognito.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import {
  keepCodes,
  signInAndSetUp,
  signInWithCode,
  signInWithRecoveryCode,
  turnOnSecondFactor,
} from '../testing/second-factor-steps.ts';
import {
  openCustomer,
  openServiceSession,
  seeVisitInActivity,
  serviceBanner,
  workAndLeave,
} from '../testing/service-visit.ts';
import { createFirstStaff } from '../testing/staff.ts';

const EMAIL = 'dana@harbor-bakery.example';
const RESET_LINK = /http:\/\/localhost:\d+\/resetPassword\/[\w-]+/;

async function setPassword(page: Page, password: string, repeated = 'Confirm new password') {
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByLabel(repeated).fill(password);
  await page.getByRole('button', { name: 'Set Password' }).click();
}

let cognito: RunningCognito;
let recaptcha: Awaited<ReturnType<typeof startRecaptcha>>;
let portal: RunningPortal;
test.beforeAll(async () => {
  [cognito, recaptcha] = await Promise.all([startCognito(), startRecaptcha()]);
  portal = await startPortal({ ...cognito.settings, ...recaptcha.settings });
});
test.afterAll(async () => {
  expect(portal.output()).not.toContain('page policy stopped');
  await portal.stop();
  await Promise.all([cognito.stop(), recaptcha.stop()]);
});

test('accounts live in a user pool, and forms are guarded by reCAPTCHA', { tag: '@sweep' }, async ({
  page,
  openPage,
}) => {
  const signInAnew = async (password: string) => {
    const next = await openPage();
    await next.goto(`${portal.url}/signin`);
    await signInByPage(next, { email: EMAIL, password });
    return next;
  };
  await test.step('sign up, and be told apart from a robot', async () => {
    await page.goto(`${portal.url}/signup`);
    await page.getByLabel('Work email address').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await lookTwice(page, 'cognito-sign-up');
    await page.getByRole('button', { name: 'Start Free Trial' }).click();
    await page.waitForURL('**/verify');
    expect(recaptcha.seen).toHaveLength(1);
  });

  await test.step('prove the address by the code', async () => {
    const code = page.getByLabel('Enter the code from the email');
    await expect(code).toBeVisible();
    await lookTwice(page, 'cognito-verify');
    await sweepAccessibility(page);
    await code.fill('000000');
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await expect(page.getByText('This verification code is incorrect')).toBeVisible();
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
});

test('the second factor and a visit of staff, with accounts in a user pool', { tag: '@sweep' }, async ({
  page,
  openPage,
}) => {
  const member = { email: 'robin@harbor-bakery.example', password: PASSWORD };
  const staff = { email: 'sasha@provider.example', password: PASSWORD };
  const company = 'Harbor Bakery';
  const seenOf = (shown: Page) => async (name: string) => {
    await lookTwice(shown, `cognito-${name}`);
    await sweepAccessibility(shown);
  };
  const customer = await openPage();
  let app: Awaited<ReturnType<typeof turnOnSecondFactor>>;

  await test.step('turn the second factor on', async () => {
    await cognito.addAccount(member);
    await customer.goto(`${portal.url}/signin`);
    await signInByPage(customer, member);
    await customer.waitForURL('**/onboarding');
    await completeProfile(customer, portal, company);
    await customer.goto(`${portal.url}/settings/you`);
    await expect(customer.getByText('Second factor off')).toBeVisible();
    await customer.getByRole('button', { name: 'Turn on' }).click();
    await customer.getByLabel('Your password').fill('Not-The-Password-1');
    await customer.getByRole('button', { name: 'Continue' }).click();
    await expect(customer.getByText('This password is incorrect.')).toBeVisible();
    await customer.getByRole('button', { name: 'Cancel' }).click();
    app = await turnOnSecondFactor(customer, member.password, seenOf(customer));
    await keepCodes(customer);
    await expect(customer.getByText('Second factor on')).toBeVisible();
    await customer.getByRole('button', { name: 'Close message' }).click();
  });

  await test.step('sign in with a code, then with a recovery code', async () => {
    await signOut(customer);
    await signInWithCode(customer, member, appCode(app.secret, 1));
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('Robin');
    await signOut(customer);
    await signInWithRecoveryCode(customer, member, app.recoveryCodes[0] ?? '');
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('Robin');
    await customer.goto(`${portal.url}/settings/you`);
    await expect(customer.getByText(/9 recovery codes are left/)).toBeVisible();
  });

  await test.step('the first staff account is made in the pool, and sets up its second factor', async () => {
    await createFirstStaff(page, portal, staff, seenOf(page));
    await signInAndSetUp(page, staff);
    await page.waitForURL('**/console');
  });

  await test.step('staff opens the portal of a customer, works there, and leaves', async () => {
    await openCustomer(page, portal, company);
    await openServiceSession(page, staff.password, seenOf(page));
    await expect(serviceBanner(page)).toContainText(`You are working in ${company}’s portal`);
    await page.goto(`${portal.url}/settings/you`);
    await expect(page.getByText(`You’re working here as ${staff.email}.`)).toBeVisible();
    await expect(page.getByRole('button', { name: /password|recovery codes|phone/ })).toHaveCount(0);
    await seenOf(page)('service-session-you');
    await workAndLeave(page, portal);
  });

  await test.step('the customer sees the visit', async () => {
    await seeVisitInActivity(customer, portal, staff.email);
    await seenOf(customer)('activity');
  });
});

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
  await page.waitForURL('**/signin');
}
