import { expect, type Locator, type Page } from '@playwright/test';
import type { Seen } from './second-factor-steps.ts';

export const REASON = 'You asked us to look at your details.';

export const serviceBanner = (page: Page): Locator => page.getByRole('region', { name: 'Service session' });

/** Opens a customer's page in the console, where staff must be signed in. */
export async function openCustomer(page: Page, portal: { readonly url: string }, company: string): Promise<void> {
  await page.goto(`${portal.url}/console`);
  await page.getByRole('link', { name: company }).click();
  await expect(page.getByRole('heading', { level: 1, name: company })).toBeVisible();
}

/** Opens the portal of the customer whose page is shown, with the password once more. */
export async function openServiceSession(page: Page, password: string, seen: Seen): Promise<void> {
  await page.getByRole('button', { name: 'Open portal' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Reason').fill(REASON);
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await seen('open-portal');
  await dialog.getByRole('button', { name: 'Open portal' }).dblclick();
  await expect(serviceBanner(page)).toBeVisible();
}

/** What a customer's admin reads in the settings of a visit in which staff saved the organization's details. */
export async function seeVisitInActivity(
  customer: Page,
  portal: { readonly url: string },
  staff: string,
): Promise<void> {
  await customer.goto(`${portal.url}/settings/admins`);
  const activity = customer.getByRole('list', { name: 'Activity' });
  await expect(activity.getByText(`Started a support visit: ${REASON}`)).toBeVisible();
  const change = activity.getByRole('listitem').filter({ hasText: 'Changed the organization details' });
  await expect(change).toContainText(staff);
  await expect(change).toContainText('Support');
}

/** Changes something in the customer's portal and goes back to the console. */
export async function workAndLeave(page: Page, portal: { readonly url: string }): Promise<void> {
  await page.goto(`${portal.url}/settings/organization`);
  await page.getByLabel('Phone (optional)').fill('+1 555 0100');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Details successfully updated.')).toBeVisible();
  // It lies above the banner's button for some seconds.
  await page.getByRole('button', { name: 'Close message' }).click();
  await serviceBanner(page).getByRole('button', { name: 'Leave' }).click();
  await page.waitForURL('**/console');
  expect((await page.request.get(`${portal.url}/api/profile/getUserList`)).status()).toBe(403);
}
