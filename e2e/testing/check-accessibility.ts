import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails with every rule of axe that the page breaks. */
export async function checkAccessibility(page: Page): Promise<void> {
  // React Aria's announcer names a busy button by its id for some seconds after the button is gone; nobody is shown it.
  // Injected past the page's own policy, as a debugger would.
  const violations = await page.evaluate(`(async () => {
    if (window.axe === undefined) { ${source}; }
    // Half-way through a fade nothing has its contrast yet.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const fading = () => document.getAnimations().some(({ effect, playState }) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity);
    do { await frame(); await frame(); } while (fading());
    const { violations } = await axe.run({ exclude: ['[data-live-announcer]'] }, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'], resultTypes: ['violations'] });
    return violations.map((violation) => violation.id + ': ' + violation.nodes.map((node) => node.html.slice(0, 160)).join(' | '));
  })()`);
  expect(violations).toEqual([]);
}

/**
 * The same in `npm run test:sweep -- --pages` alone: a page or state that a component test of its module checks in light and dark on every run
 * of the tests (docs/TESTS.md).
 */
export async function sweepAccessibility(page: Page): Promise<void> {
  if (process.env.AXE_EVERYWHERE !== undefined) await checkAccessibility(page);
}
