import { expect, type Locator } from '@playwright/test';

/**
 * Chooses in a list that a field opens. On a device with touch the list keeps hidden until a keyboard may have come up;
 * a press before that lands on what is behind it, and the scrolling of the next try closes the list.
 */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.click();
  await pick(field, option);
}

/** The same where typing has opened the list. */
export async function pick(field: Locator, name: string): Promise<void> {
  const option = field.page().getByRole('option', { name, exact: true });
  const list = field.page().locator('[data-trigger]').filter({ has: option });
  await expect(list).toHaveCSS('opacity', '1');
  await option.click();
}
