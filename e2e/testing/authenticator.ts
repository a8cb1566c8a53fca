import { expect, type Page } from '@playwright/test';
import { appCodeAt } from '../../server/src/testing/app-code.ts';

/** What an authenticator app shows now, or so many steps of 30 seconds from now. */
export function appCode(secret: string, steps = 0): string {
  return appCodeAt(secret, Date.now() + steps * 30_000);
}

/** The key that the page shows beside its QR code. */
export async function secretOnPage(page: Page): Promise<string> {
  const key = page.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/);
  await expect(key).toBeVisible();
  return ((await key.textContent()) ?? '').replaceAll(' ', '');
}

/** The recovery codes that the page shows this once. */
export async function recoveryCodesOnPage(page: Page): Promise<string[]> {
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list).toBeVisible();
  return list.getByRole('listitem').allInnerTexts();
}
