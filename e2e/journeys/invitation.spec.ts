import type { Page } from '@playwright/test';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, PASSWORD, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const INVITE_LINK = /http:\/\/localhost:\d+\/invite-link\/[\w-]+/;
const INVITED = 'sam@lark-bakery.example';

test('an admin invites a colleague, who joins and is removed again', { tag: '@sweep' }, async ({
  page,
  openPage,
  portal,
}) => {
  const member = await newMember(page, portal, 'invitation');
  const colleague = await openPage();

  await test.step('invite', async () => {
    await page.goto(`${portal.url}/settings/admins`);
    await page.getByRole('button', { name: 'Invite Admin' }).click();
    const dialog = page.getByRole('dialog', { name: 'Invite an admin' });
    await dialog.getByLabel('Email address').fill('sam@');
    await dialog.getByLabel('First name').fill('Sam');
    await expect(dialog.getByText('Please enter a valid email.')).toBeVisible();
    await dialog.getByLabel('Email address').fill(INVITED);
    await dialog.getByLabel('Last name').fill('Okafor');
    await look(page, 'invite-dialog');
    await sweepAccessibility(page);
    // A double click invites once.
    await dialog.getByRole('button', { name: 'Invite Admin' }).dblclick();
    await expect(page.getByText('Invited user successfully')).toHaveCount(1);
    await expect(page.getByRole('row').filter({ hasText: INVITED })).toHaveCount(1);
  });

  const link = await linkFromMail(page, portal, INVITED, /invited you/, INVITE_LINK);

  await test.step('accept', async () => {
    await colleague.goto(link);
    await expect(colleague.getByLabel('Work email address')).toHaveValue(INVITED);
    await expect(colleague.getByLabel('Work email address')).not.toBeEditable();
    await lookTwice(colleague, 'invite-link');
    await sweepAccessibility(colleague);
    await colleague.getByLabel('Create password').fill(PASSWORD);
    await colleague.getByLabel('Confirm password').fill(PASSWORD);
    await colleague.getByRole('button', { name: 'Set Password' }).dblclick();
    await colleague.waitForURL('**/verify');
    await expect(colleague.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
    await lookTwice(colleague, 'invite-accepted');
    await sweepAccessibility(colleague);
    await colleague.getByRole('link', { name: 'Sign in' }).click();
  });

  await test.step('see the same organisation', async () => {
    await signInByPage(colleague, { email: INVITED, password: PASSWORD });
    await colleague.waitForURL('**/intro');
    await colleague.goto(`${portal.url}/settings/organization`);
    await expect(colleague.getByLabel('Organization name')).toHaveValue(member.company);
  });

  await test.step('the link was used', async () => {
    const third = await openPage();
    await third.goto(link);
    await expect(third.getByText(`You've already created an account (${INVITED}). Please sign in.`)).toBeVisible();
    await third.waitForURL('**/signin');
    await look(third, 'invite-link-used');
  });

  await test.step('remove the colleague', async () => {
    await page.reload();
    await page.getByRole('button', { name: 'Actions for Robin Lark' }).click();
    await expect(page.getByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('Escape');
    await removeAdmin(page, 'Sam Okafor');
    await expect(page.getByText('Admin successfully removed.')).toBeVisible();
    await colleague.getByRole('tab', { name: /Manage/ }).click();
    await colleague.waitForURL('**/signin');
    await signInByPage(colleague, { email: INVITED, password: PASSWORD });
    // Beside it stands that the session has ended.
    await expect(colleague.getByRole('alert').getByText('Incorrect username or password.')).toBeVisible();
  });
});

test('a link that was never sent leads to the page that says so', { tag: '@sweep' }, async ({ page, portal }) => {
  for (const linkId of ['garbage', 'a'.repeat(43)]) {
    await page.goto(`${portal.url}/invite-link/${linkId}`);
    await page.waitForURL('**/link-error-page');
    await expect(page.getByRole('heading', { name: 'Oops! The link is not valid' })).toBeVisible();
  }
  await lookTwice(page, 'link-error-page');
  await sweepAccessibility(page);
});

async function removeAdmin(page: Page, name: string): Promise<void> {
  await page
    .getByRole('button', { name: `Actions for ${name}` })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove this admin?' });
  await expect(dialog).toBeVisible();
  await look(page, 'remove-admin');
  await dialog.getByRole('button', { name: 'Remove admin' }).dblclick();
}
