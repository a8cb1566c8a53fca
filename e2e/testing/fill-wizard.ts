import type { Locator, Page } from '@playwright/test';

/** Opens the wizard, names a website and gives permission; stops at the step of the schedule. */
export async function fillWizard(page: Page, website: { name: string; url: string }, opener: string): Promise<Locator> {
  await page.getByRole('button', { name: opener }).click();
  const wizard = page.getByRole('dialog', { name: 'Add a Website to Scan' });
  await wizard.getByLabel('Website name').fill(website.name);
  await wizard.getByLabel('Website address').fill(website.url);
  await wizard.getByRole('button', { name: 'Next' }).click();
  await wizard.getByText('I have permission to scan this website').click();
  await wizard.getByRole('button', { name: 'I Agree' }).click();
  await wizard.getByText('Safe', { exact: true }).click();
  return wizard;
}
