import { expect, type Page } from '@playwright/test';
import { appCode, recoveryCodesOnPage, secretOnPage } from './authenticator.ts';
import { type Person, signInByPage } from './new-member.ts';

/** Called wherever there is something new to see, with a name for its picture. */
export type Seen = (name: string) => Promise<void>;

const unseen: Seen = async () => undefined;

/** Turns the second factor on, where settings offer it; leaves the recovery codes, which are shown this once, on the page. */
export async function turnOnSecondFactor(
  page: Page,
  password: string,
  seen = unseen,
): Promise<{ readonly secret: string; readonly recoveryCodes: readonly string[] }> {
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByLabel('Your password').fill(password);
  await seen('password');
  await page.getByRole('button', { name: 'Continue' }).click();
  return confirmApp(page, seen);
}

/** Signs in by the page, which must be at sign-in, somebody who has to set up a second factor before anything else. */
export async function signInAndSetUp(page: Page, person: Person, seen = unseen): Promise<void> {
  await signInByPage(page, person);
  await expect(page.getByRole('heading', { name: 'Set up your second factor' })).toBeVisible();
  await confirmApp(page, seen);
  await keepCodes(page);
}

/** Signs in by the page, which must be at sign-in, with the password and what the app shows. */
export async function signInWithCode(page: Page, person: Person, code: string): Promise<void> {
  await signInByPage(page, person);
  await page.getByLabel('Six-digit code').fill(code);
}

/** Signs in by the page, which must be at sign-in, with the password and a recovery code. */
export async function signInWithRecoveryCode(page: Page, person: Person, code: string): Promise<void> {
  await signInByPage(page, person);
  await page.getByText('Use a recovery code instead').click();
  await page.getByLabel('Recovery code').fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Sign in' }).click();
}

export const keepCodes = (page: Page) => page.getByRole('button', { name: 'I have saved them' }).click();

async function confirmApp(page: Page, seen: Seen) {
  const secret = await secretOnPage(page);
  await seen('set-up');
  await page.getByLabel('Six-digit code').fill(appCode(secret));
  const recoveryCodes = await recoveryCodesOnPage(page);
  expect(recoveryCodes).toHaveLength(10);
  await seen('codes');
  return { secret, recoveryCodes };
}
