import type { Page } from '@playwright/test';
import { checkAccessibility } from './check-accessibility.ts';
import { look, useColours } from './look.ts';
import { expect, test } from './portal-test.ts';

/** Opens pages at 320 px: none leads elsewhere, scrolls sideways or breaks a rule of accessibility, in light and dark. */
export async function visitNarrow(page: Page, url: string, paths: readonly string[]): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const path of paths) {
    await page.goto(`${url}${path}`);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    expect(new URL(page.url()).pathname, `${path} leads elsewhere`).toBe(path);
    await expect(page.getByRole('progressbar', { name: /Loading/ })).toHaveCount(0);
    for (const colours of ['light', 'dark'] as const) {
      await useColours(page, colours);
      await test.step(`${path} ${colours}`, () => checkAccessibility(page));
    }
    await look(page, `narrow-${path.replaceAll(/\W+/g, '-')}`);
    const overhang = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
    expect(overhang, `${path} scrolls sideways`).toBe(0);
  }
}
