import { checkAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { newMember, signIn } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { signInFirstStaff } from '../testing/staff.ts';

// A portal of its own, whose first staff account is made here.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  await portal.stop();
});

test('a provider says a text in its own words, sees them beforehand, and goes back', { tag: '@sweep' }, async ({
  page,
  openPage,
}) => {
  await signInFirstStaff(page, portal);
  await page.goto(`${portal.url}/console/words`);
  await page.getByLabel('Search by text or name').fill('Welcome back to');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('button', { name: /^Edit accounts\.signInPage/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Say it in your own words' });
  await dialog.getByLabel('Your words').fill('Good to see you at {who}.');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(
    dialog.getByText('Your version contains {who}, which is not in the original.', { exact: false }),
  ).toBeVisible();
  await dialog.getByLabel('Your words').fill('Good to see you at {brandNameShort}.');
  await expect(dialog.getByText('Good to see you at «brandNameShort».')).toBeVisible();
  await lookTwice(page, 'own-words');
  await checkAccessibility(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();

  const visitor = await openPage();
  await expect(async () => {
    await visitor.goto(`${portal.url}/signin`);
    await expect(visitor.getByText('Good to see you at Cyber Safety.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: /^More for accounts\.signInPage/ }).click();
  await page.getByRole('menuitem', { name: 'Use the original' }).click();
  await expect(page.getByText('The original is shown again.')).toHaveCount(1);
  await visitor.reload();
  await expect(visitor.getByText('Welcome back to Cyber Safety.')).toBeVisible();
});

test('an owner chooses German, and is met in it on another device', { tag: '@sweep' }, async ({ page, openPage }) => {
  const person = await newMember(page, portal, 'own-language');
  await page.goto(`${portal.url}/settings/you`);
  await page.getByText('Deutsch', { exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', /^de/);
  await page.goto(`${portal.url}/dashboard`);
  await expect(page.getByRole('link', { name: 'Übersicht' })).toBeVisible();

  const phone = await openPage({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  await signIn(phone, portal, person);
  await phone.goto(`${portal.url}/dashboard`);
  await expect(phone.locator('html')).toHaveAttribute('lang', /^de/);
  await lookTwice(phone, 'owner-german');
});
