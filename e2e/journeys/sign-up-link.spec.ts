import type { Page } from '@playwright/test';
import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { choose, pick } from '../testing/choose.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, PASSWORD, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

const SIGN_UP_LINK = /http:\/\/localhost:\d+\/signup(?:Link|Sec)\/[\w-]+/;
const INVITE_LINK = /http:\/\/localhost:\d+\/invite-link\/[\w-]+/;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

// A portal of its own, whose first staff account nobody else has made.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  expect(portal.output()).not.toContain('page policy stopped');
  await portal.stop();
});

async function newChannel(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name: 'Channels' }).click();
  await page.getByRole('button', { name: 'New channel' }).click();
  const dialog = page.getByRole('dialog', { name: 'New channel' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByText('No free trial: the plan is active from the first day').click();
  await dialog.getByText('Premium').click();
  await lookTwice(page, 'console-new-channel');
  await sweepAccessibility(page);
  await dialog.getByRole('button', { name: 'Create channel' }).dblclick();
  await expect(page.getByRole('row').filter({ hasText: name })).toHaveCount(1);
}

async function newSubscriptionId(page: Page, subscriptionId: string, channel: string): Promise<void> {
  await page.getByRole('link', { name: 'Subscription IDs' }).click();
  await page.getByRole('button', { name: 'New subscription ID' }).click();
  await choose(page.getByRole('dialog').getByRole('button', { name: /Channel/ }), channel);
  await choose(page.getByRole('dialog').getByRole('button', { name: /Plan/ }), 'Standard');
  const dialog = page.getByRole('dialog', { name: 'New subscription ID' });
  await dialog.getByLabel('Subscription ID (optional)').fill(subscriptionId);
  await lookTwice(page, 'console-new-subscription-id');
  await sweepAccessibility(page);
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('row').filter({ hasText: subscriptionId })).toBeVisible();
}

async function endSubscriptionId(page: Page, subscriptionId: string): Promise<void> {
  await page.getByRole('link', { name: 'Subscription IDs' }).click();
  await page.getByRole('button', { name: `End ${subscriptionId}` }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByRole('row').filter({ hasText: subscriptionId })).toContainText('Done');
}

test('staff mails a link; the person sets a password, signs in, and finds all filled in', { tag: '@sweep' }, async ({
  page,
  openPage,
}) => {
  await signInFirstStaff(page, portal);
  const email = 'sam@ode-joinery.example';

  await test.step('publish an offer', async () => {
    await page.goto(portal.url);
    await page.waitForURL('**/console');
    await newChannel(page, 'Harbor Bank');
    await newSubscriptionId(page, 'harbor-2026', 'Harbor Bank');
    await lookTwice(page, 'console-subscription-ids');
    await sweepAccessibility(page);
  });

  await test.step('send a link', async () => {
    await page.getByRole('link', { name: 'Sign-up links' }).click();
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'New sign-up link' }).click();
    const dialog = page.getByRole('dialog', { name: 'New sign-up link' });
    await dialog.getByLabel('Email address').fill(email);
    await dialog.getByLabel('First name (optional)').fill('Sam');
    await dialog.getByLabel('Last name (optional)').fill('Ode');
    await dialog.getByLabel('Organization (optional)').fill('Ode Joinery');
    await choose(dialog.getByRole('button', { name: /Subscription ID/ }), 'Harbor Bank: Standard');
    await dialog.getByText('Ask whether the person wants security news by email').click();
    await lookTwice(page, 'console-new-sign-up-link');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Send the link' }).dblclick();
    await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Not opened yet');
    await lookTwice(page, 'console-sign-up-link-waiting');
    await sweepAccessibility(page);
  });

  const link = await linkFromMail(page, portal, email, /Alex Moreau opened/, SIGN_UP_LINK);
  const person = await openPage(PHONE);

  await test.step('set a password', async () => {
    await person.goto(link);
    await expect(person.getByRole('heading', { name: 'Welcome, Sam' })).toBeVisible();
    await expect(person.getByLabel('Work email address')).toHaveValue(email);
    await expect(person.getByLabel('Work email address')).not.toBeEditable();
    await expect(person.getByRole('checkbox')).not.toBeChecked();
    await lookTwice(person, 'sign-up-link');
    await sweepAccessibility(person);
    await person.getByLabel('Create password').fill(PASSWORD);
    await person.getByLabel('Confirm password').fill(PASSWORD);
    await person.getByText(/^Yes, send me security news/).click();
    await person.getByRole('button', { name: 'Set Password' }).dblclick();
    await person.waitForURL('**/signin/harbor-2026');
    await expect(person.getByText('Your account is ready. Please sign in.')).toBeVisible();
    await expect(person.getByLabel('Work email address')).toHaveValue(email);
  });

  await test.step('sign in, and confirm what is filled in', async () => {
    await signInByPage(person, { email, password: PASSWORD });
    await person.getByRole('button', { name: 'Let’s start' }).click();
    await expect(person.getByLabel('Organization name')).toHaveValue('Ode Joinery');
    const industry = person.getByRole('combobox', { name: 'Primary industry' });
    await industry.fill('Construction');
    await pick(industry, 'Construction');
    await choose(person.getByRole('button', { name: /Team size/ }), '11-20');
    await person.getByRole('button', { name: 'Next' }).click();
    await expect(person.getByLabel('First name')).toHaveValue('Sam');
    await expect(person.getByLabel('Last name')).toHaveValue('Ode');
    await person.getByRole('button', { name: 'Next' }).click();
    await person.getByRole('button', { name: 'Skip' }).click();
    await person.waitForURL('**/intro');
  });

  await test.step('the plan is that of the subscription id', async () => {
    await person.goto(`${portal.url}/plan`);
    await expect(person.getByText('Your current plan')).toBeVisible();
    await expect(person.getByText('Premium')).toHaveCount(0);
    await expect(person.getByText(/free trial ends/)).toHaveCount(0);
    await lookTwice(person, 'plan-of-a-channel');
  });

  await test.step('staff sees how far it came, and the link is spent', async () => {
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: email });
    await expect(row).toContainText('Set up');
    await expect(row).toContainText('Set a password');
    await lookTwice(page, 'console-sign-up-links');
    const other = await openPage();
    await other.goto(link);
    await other.waitForURL('**/signin');
    await expect(other.getByText('An account already exists. Sign in now...')).toBeVisible();
    await other.goto(`${portal.url}/signupLink/${'x'.repeat(43)}`);
    await expect(other.getByRole('heading', { name: /^Oops, something went wrong/ })).toBeVisible();
    await lookTwice(other, 'sign-up-link-failed');
    await sweepAccessibility(other);
  });

  await test.step('a link that was cancelled says whom to ask', async () => {
    const { data } = await callPortal<{ data: { signUpLinkId: string } }>(
      page.context().request,
      portal.url,
      '/console/createSignUpLink',
      { email: 'kim@ode-joinery.example' },
    );
    const cancelled = await linkFromMail(page, portal, 'kim@ode-joinery.example', /opened/, SIGN_UP_LINK);
    await callPortal(page.context().request, portal.url, '/console/cancelSignUpLink', data);
    const other = await openPage(PHONE);
    await other.goto(cancelled);
    await expect(other.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
    await lookTwice(other, 'sign-up-link-expired');
    await sweepAccessibility(other);
  });

  await test.step('sign up at the address of the subscription id', async () => {
    const visitor = await openPage(PHONE);
    await visitor.goto(`${portal.url}/signin/harbor-2026`);
    await visitor.getByRole('link', { name: 'Create an account' }).click();
    await visitor.waitForURL('**/signup/harbor-2026');
    await expect(visitor.getByRole('button', { name: 'Create Account' })).toBeVisible();
    await expect(visitor.getByText('Free 30 day trial')).toHaveCount(0);
    await lookTwice(visitor, 'sign-up-without-trial');
    await sweepAccessibility(visitor);
    await visitor.getByRole('link', { name: 'Cyber Safety home' }).click();
    await visitor.waitForURL('**/signin/harbor-2026');
    await visitor.getByRole('link', { name: 'Forgot password?' }).click();
    await visitor.waitForURL('**/forgotPassword/harbor-2026');
    await visitor.getByRole('link', { name: 'Back' }).click();
    await visitor.waitForURL('**/signin/harbor-2026');
  });

  await test.step('ids that are ended or unknown lead to the 404 page', async () => {
    await endSubscriptionId(page, 'harbor-2026');
    const visitor = await openPage(PHONE);
    for (const id of ['harbor-2026', 'never-published']) {
      await visitor.goto(`${portal.url}/signup/${id}`);
      await visitor.waitForURL('**/404');
    }
    await sweepAccessibility(visitor);
  });
});

test('a lost invitation is mailed anew', { tag: '@sweep' }, async ({ page, openPage }) => {
  await newMember(page, portal, 'lost-invitation');
  const email = 'robin@ode-joinery.example';
  await callPortal(page.context().request, portal.url, '/accounts/invite_user', { email });
  const first = await linkFromMail(page, portal, email, /invited you/, INVITE_LINK);
  const colleague = await openPage(PHONE);
  await colleague.goto(`${portal.url}/invite-link/${'y'.repeat(43)}`);
  await colleague.waitForURL('**/link-error-page');
  await colleague.getByLabel('Work email address').fill('nobody@ode-joinery.example');
  await colleague.getByRole('button', { name: 'Find my invitation' }).click();
  await expect(colleague.getByRole('alert')).toContainText('Something went wrong while checking the provided data.');
  await colleague.getByLabel('Work email address').fill(email);
  await colleague.getByRole('button', { name: 'Find my invitation' }).dblclick();
  await expect(colleague.getByRole('alert')).toContainText('Check your email.');
  await lookTwice(colleague, 'find-invitation');
  await sweepAccessibility(colleague);
  // Anybody may ask for it: the link of before goes on working, until one of them is used.
  await colleague.goto(first);
  await expect(colleague.getByLabel('Work email address')).toHaveValue(email);
  await expect.poll(() => linkFromMail(page, portal, email, /invited you/, INVITE_LINK)).not.toBe(first);
  await colleague.goto(await linkFromMail(page, portal, email, /invited you/, INVITE_LINK));
  await expect(colleague.getByLabel('Work email address')).toHaveValue(email);
});
