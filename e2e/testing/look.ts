import { expect, type Page } from '@playwright/test';

/** Takes a picture for whoever wants to look, when SCREENSHOTS names a folder. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.SCREENSHOTS;
  if (folder !== undefined)
    await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true, animations: 'disabled' });
}

/** Pictures of a page on a desktop in light and on a phone in dark; leaves it as on a desktop. */
export async function lookTwice(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS === undefined) return;
  await look(page, `${name}-light`);
  await page.setViewportSize({ width: 390, height: 844 });
  await useColours(page, 'dark');
  await look(page, `${name}-dark`);
  await page.setViewportSize({ width: 1280, height: 900 });
  await useColours(page, 'light');
}

/** Tells the page that the device is light or dark, and waits until it has followed. */
export async function useColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  // The legal page follows by its style sheet alone and has no attribute.
  await expect
    .poll(() => page.evaluate(`[undefined, '${colorScheme}'].includes(document.documentElement.dataset.theme)`))
    .toBe(true);
}
