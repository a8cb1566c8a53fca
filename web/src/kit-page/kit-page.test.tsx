import '../styles/theme.css';
import axe from 'axe-core';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearToasts } from '../ui/overlays/toast.tsx';
import KitPage from './kit-page.tsx';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Colours that are still fading would be measured half-way. */
const fading = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;

async function findings(): Promise<string[]> {
  await expect.poll(fading).toBe(0);
  const result = await axe.run(document, { runOnly: rules });
  return result.violations.flatMap((violation) =>
    violation.nodes.map((node) => `${violation.id}: ${node.target.join(' ')} ${node.failureSummary ?? ''}`),
  );
}

afterEach(async () => {
  clearToasts();
  localStorage.removeItem('colour-scheme');
  await page.viewport(1280, 900);
});

test.each([
  ['light', 1280],
  ['light', 390],
  ['dark', 1280],
  ['dark', 390],
] as const)('the kit has no accessibility finding in %s at %i px', async (scheme, width) => {
  const logged = vi.spyOn(console, 'error');
  await page.viewport(width, 900);
  localStorage.setItem('colour-scheme', scheme);
  document.documentElement.lang = 'en';
  await render(<KitPage />);
  await expect.poll(() => document.documentElement.dataset.theme).toBe(scheme);
  expect(await findings()).toEqual([]);

  await page.getByRole('button', { name: 'Open dialog' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(await findings()).toEqual([]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  await page.getByRole('button', { name: 'Show danger' }).click();
  await page.getByRole('button', { name: 'Show with action' }).click();
  await expect.poll(() => page.getByRole('alertdialog').elements().length).toBe(2);
  expect(await findings()).toEqual([]);
  expect(logged).not.toHaveBeenCalled();
});

test('nothing scrolls sideways at 320 px', async () => {
  await page.viewport(320, 700);
  await render(<KitPage />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
