import { expect, type Page } from '@playwright/test';
import { appCode } from './authenticator.ts';
import { callPortal } from './call-portal.ts';
import { PASSWORD, type Person, signIn } from './new-member.ts';
import type { RunningPortal } from './running-portal.ts';
import type { Seen } from './second-factor-steps.ts';

/**
 * Makes the first staff account of a portal that has none, and signs it in with the second factor that staff needs; all that
 * signing in asks of staff is here.
 */
export async function signInFirstStaff(page: Page, portal: RunningPortal): Promise<Person> {
  const { request } = page.context();
  const person = { email: 'alex.moreau@provider.example', password: PASSWORD };
  await callPortal(request, portal.url, '/console/firstStaff', {
    ...person,
    linkId: portal.staffSetupLink.split('/').at(-1),
    firstName: 'Alex',
    lastName: 'Moreau',
  });
  await signIn(page, portal, person);
  const { data } = await callPortal<{ data: { secret: string } }>(request, portal.url, '/accounts/secondFactor/setUp');
  const code = appCode(data.secret);
  await callPortal(request, portal.url, '/accounts/secondFactor/confirm', { code });
  return person;
}

/** Makes the first staff account by the page of the link that the portal prints; ends at sign-in. */
export async function createFirstStaff(
  page: Page,
  portal: RunningPortal,
  { email, password }: Person,
  seen: Seen,
): Promise<void> {
  await page.goto(portal.staffSetupLink);
  await expect(page.getByRole('heading', { name: 'Create the first staff account' })).toBeVisible();
  await seen('setup');
  await page.getByLabel('First name').fill('Sasha');
  await page.getByLabel('Last name').fill('Novak');
  await page.getByLabel('Work email address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Confirm password').fill(password);
  await page.getByRole('button', { name: 'Create account' }).dblclick();
  await expect(page.getByText('The staff account is ready. Please sign in.')).toBeVisible();
  await page.waitForURL('**/signin');
}
