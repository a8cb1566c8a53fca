import type { Page } from '@playwright/test';

/** Opens the link of a verification mail and presses the button behind it. */
export async function followVerification(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button', { name: 'Verify email address' }).click();
}
