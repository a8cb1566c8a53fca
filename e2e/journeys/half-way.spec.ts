import { addWebsite } from '../testing/add-website.ts';
import { callPortal } from '../testing/call-portal.ts';
import { choose } from '../testing/choose.ts';
import { fillWizard } from '../testing/fill-wizard.ts';
import { look } from '../testing/look.ts';
import { newcomer, newMember, signInByPage, signUp } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

test('onboarding keeps what was typed through Back, reload and a lost connection, and saves once', {
  tag: '@sweep',
}, async ({ page, portal }) => {
  await newcomer(page, portal, 'half-way');
  await page.goto(`${portal.url}/onboarding`);
  await page.getByRole('button', { name: 'Let’s start' }).click();
  await page.getByLabel('Organization name').fill('Lark Bakery');
  await choose(page.getByRole('button', { name: 'Primary industry' }), 'Retail');
  await choose(page.getByRole('button', { name: 'Team size' }), '11-20');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('<b>O’Lark</b>');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByLabel('Organization name')).toHaveValue('Lark Bakery');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Robin');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('Email address').fill('chris@lark-bakery.example');
  await page.reload();
  await expect(page.getByLabel('Email address')).toHaveValue('chris@lark-bakery.example');

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Invite Admin' }).click();
  await expect(
    page.getByText('Oops something went wrong. Please try again or contact us at support@cybersafety.example'),
  ).toBeVisible();
  await look(page, 'onboarding-offline');
  await expect(page.getByLabel('Email address')).toHaveValue('chris@lark-bakery.example');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Invite Admin' }).dblclick();
  await page.waitForURL('**/intro');
  await expect(page.getByText('Invited user successfully')).toHaveCount(1);

  for (let step = 1; step <= 2; step += 1) await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText('Step 3 of 7')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByText('Step 2 of 7')).toBeVisible();
  await page.reload();
  await expect(page.getByText(/Step \d of 7/)).toBeVisible();

  await page.goto(`${portal.url}/settings/admins`);
  await expect(page.getByRole('row').filter({ hasText: 'chris@lark-bakery.example' })).toHaveCount(1);
  await expect(page.getByText('<b>O’Lark</b>').first()).toBeVisible();
});

test('the wizard asks before it loses anything, and adds one website after a lost connection', {
  tag: '@sweep',
}, async ({ page, portal, site }) => {
  await newMember(page, portal, 'wizard');
  await page.goto(portal.url);
  await page.getByRole('link', { name: 'Website Scans' }).first().click();
  const wizard = await fillWizard(page, { name: 'Main', url: site.httpUrl }, 'Add a Website');
  await wizard.getByRole('button', { name: 'Back' }).click();
  await wizard.getByRole('button', { name: 'Back' }).click();
  await expect(wizard.getByLabel('Website name')).toHaveValue('Main');

  const confirm = page.getByRole('alertdialog', { name: 'Close without adding Website?' });
  await page.goBack();
  await confirm.getByRole('button', { name: 'Keep going' }).click();
  await expect(wizard.getByLabel('Website name')).toHaveValue('Main');
  await page.keyboard.press('Escape');
  await confirm.getByRole('button', { name: 'Keep going' }).click();
  await page.mouse.click(5, 5);
  await expect(wizard).toBeVisible();
  await wizard.getByRole('button', { name: 'Cancel' }).click();
  await look(page, 'wizard-close');
  await confirm.getByRole('button', { name: 'Keep going' }).click();

  await page.context().setOffline(true);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/The address could not be checked/)).toBeVisible();
  await expect(wizard.getByLabel('Website name')).toHaveValue('Main');
  await page.context().setOffline(false);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByRole('button', { name: 'I Agree' }).click();
  await page.context().setOffline(true);
  await wizard.getByRole('button', { name: 'Schedule Scan' }).click();
  await expect(page.getByText(/Create Website failed/)).toBeVisible();
  await look(page, 'wizard-offline');
  await page.context().setOffline(false);
  await wizard.getByRole('button', { name: 'Schedule Scan' }).dblclick();
  await expect(page.getByText('Website is successfully created')).toHaveCount(1);
  await expect(wizard).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Main', exact: true })).toBeVisible();
  const { data } = await callPortal<{ data: unknown[] }>(
    page.request,
    portal.url,
    '/monitoring/webapps/loadTargetList',
  );
  expect(data).toHaveLength(1);
});

test('sign-in and settings keep what was typed while the portal cannot be reached', { tag: '@sweep' }, async ({
  page,
  portal,
}) => {
  const person = await signUp(page, portal, 'offline@lark-bakery.example');
  await page.goto(`${portal.url}/signin`);
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await page.context().setOffline(true);
  await signInByPage(page, person);
  const unreachable = 'The portal cannot be reached. Check your internet connection and try again.';
  await expect(page.getByText(unreachable)).toBeVisible();
  await look(page, 'signin-offline');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(person.password);
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL('**/onboarding');

  await page.context().clearCookies();
  await newMember(page, portal, 'settings');
  await page.goto(`${portal.url}/settings/organization`);
  await page.getByLabel('Organization name').fill('Lark & Sons');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Details could not be updated.')).toBeVisible();
  await expect(page.getByLabel('Organization name')).toHaveValue('Lark & Sons');
  await page.context().setOffline(false);
  await page.getByRole('link', { name: 'Dashboard' }).first().click();
  const leave = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await leave.getByRole('button', { name: 'Stay' }).click();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Details successfully updated.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Organization name')).toHaveValue('Lark & Sons');
});

test('two tabs know of each other', { tag: '@sweep' }, async ({ page, portal, site }) => {
  const member = await newMember(page, portal, 'tabs');
  await addWebsite(page, portal.url, 'Shared', site.httpUrl);
  const second = await page.context().newPage();
  await page.goto(`${portal.url}/webappscan/Shared`);
  await second.goto(`${portal.url}/webappscan/Shared`);

  await test.step('a website removed in one tab cannot be changed in the other', async () => {
    await second.getByRole('button', { name: 'Actions' }).click();
    await second.getByRole('menuitem', { name: 'Edit Website Name' }).click();
    const rename = second.getByRole('dialog', { name: 'Edit Website Name' });
    await rename.getByLabel('Website name').fill('Renamed');
    await page.getByRole('button', { name: 'Actions' }).click();
    await page.getByRole('menuitem', { name: 'Remove Website' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove Website' }).click();
    await expect(page.getByText('Scan Your First Website')).toBeVisible();
    await rename.getByRole('button', { name: 'Save' }).click();
    await expect(
      second.getByText(/Website name update failed\. This could not be found\. It may have been removed\./),
    ).toBeVisible();
    await look(second, 'removed-elsewhere');
  });

  await test.step('a menu that is asked for without a connection comes when there is one', async () => {
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Your account' }).click();
    await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByRole('menuitem', { name: 'Sign Out' })).toBeVisible();
  });

  await test.step('signing out in one tab signs out the other, and signing in brings both back', async () => {
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL('**/signin');
    await second.waitForURL('**/signin');
    await signInByPage(page, member);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
    await expect(second.getByRole('heading', { level: 1 })).toContainText('Robin');
  });
});
