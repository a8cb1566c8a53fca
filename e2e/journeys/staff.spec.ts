import { appCode, recoveryCodesOnPage, secretOnPage } from '../testing/authenticator.ts';
import { checkAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { newMember, PASSWORD, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';

const STAFF = 'sasha@provider.example';

test('the printed link makes the first staff account, once; staff find organisations', async ({
  page,
  openPage,
  portal,
}) => {
  const visitor = await openPage();
  const member = await openPage();
  await newMember(member, portal, 'of-staff');

  await test.step('create the account', async () => {
    await page.goto(portal.staffSetupLink);
    await expect(page.getByRole('heading', { name: 'Create the first staff account' })).toBeVisible();
    await lookTwice(page, 'console-setup');
    await checkAccessibility(page);
    await page.getByLabel('First name').fill('Sasha');
    await page.getByLabel('Last name').fill('Novak');
    await page.getByLabel('Work email address').fill(STAFF);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).dblclick();
    await expect(page.getByText('The staff account is ready. Please sign in.')).toBeVisible();
    await page.waitForURL('**/signin');
  });

  await test.step('the link does not work twice', async () => {
    await visitor.goto(portal.staffSetupLink);
    await visitor.getByLabel('First name').fill('Mallory');
    await visitor.getByLabel('Last name').fill('Second');
    await visitor.getByLabel('Work email address').fill('mallory@provider.example');
    await visitor.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await visitor.getByLabel('Confirm password').fill(PASSWORD);
    await visitor.getByRole('button', { name: 'Create account' }).click();
    await expect(visitor.getByText(/link/i).filter({ visible: true }).first()).toBeVisible();
    await look(visitor, 'console-setup-used');
    await expect(visitor.getByLabel('First name')).toHaveValue('Mallory');
    expect(new URL(visitor.url()).pathname).toMatch(/^\/console\/setup\//);
  });

  await test.step('staff set up a second factor before anything else', async () => {
    await signInByPage(page, { email: STAFF, password: PASSWORD });
    await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
    const secret = await secretOnPage(page);
    await lookTwice(page, 'sign-in-set-up');
    await checkAccessibility(page);
    expect((await page.request.get(`${portal.url}/api/console/organisations`)).status()).toBe(401);
    await page.getByLabel('Six-digit code').fill(appCode(secret));
    expect(await recoveryCodesOnPage(page)).toHaveLength(10);
    await lookTwice(page, 'sign-in-recovery-codes');
    await checkAccessibility(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
  });

  await test.step('find an organisation', async () => {
    await page.waitForURL('**/console');
    await expect(page.getByRole('row').filter({ hasText: 'Lark Bakery of-staff' })).toBeVisible();
    await lookTwice(page, 'console-organisations');
    await checkAccessibility(page);
    await page.getByLabel('Search by name').fill('of-staff');
    await page.getByLabel('Search by name').press('Enter');
    await expect(page).toHaveURL(/search=of-staff/);
    await expect(page.getByText('1 in all')).toBeVisible();
    await page.getByLabel('Search by name').fill('no such firm');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByText('Nothing found')).toBeVisible();
    await look(page, 'console-nothing-found');
    await page.goBack();
    await expect(page.getByRole('row').filter({ hasText: 'Lark Bakery of-staff' })).toBeVisible();
    await expect(page.getByLabel('Search by name')).toHaveValue('of-staff');
  });

  await test.step('a customer sees no console', async () => {
    await member.goto(`${portal.url}/console`);
    await member.waitForURL('**/404');
    await expect(member.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
    const answer = await member.request.get(`${portal.url}/api/console/organisations`);
    expect(answer.status()).toBe(404);
  });
});
