import axe from 'axe-core';
import { expect } from 'vitest';

/** What the scheme makes a difference to. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** Checks the page with axe (WCAG 2.2 AA and best practices) in the light and, as to its colours, in the dark scheme. */
export async function expectAccessible(): Promise<void> {
  const page = document.documentElement;
  const before = page.dataset.theme;
  for (const [theme, rules] of [
    ['light', undefined],
    ['dark', COLOUR_RULES],
  ] as const) {
    page.dataset.theme = theme;
    await settle();
    // What React Aria has read out lies in this node for some seconds after its sources are gone. A hint shows where the mouse of the
    // test before happens to rest, and belongs to no region.
    const { violations } = await axe.run(
      {
        include: [document.body],
        exclude: [['[data-live-announcer]'], ['[data-overlay-container]:has(> [role=tooltip])']],
      },
      { preload: false, resultTypes: ['violations'], ...(rules === undefined ? {} : { runOnly: [...rules] }) },
    );
    const found = violations.map(({ id, nodes }) => `${theme} ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    expect(found).toEqual([]);
  }
  if (before === undefined) delete page.dataset.theme;
  else page.dataset.theme = before;
}

/** Colours fade; axe must see where they end. */
async function settle(): Promise<void> {
  const running = document.getAnimations().filter((animation) => animation.effect?.getTiming().iterations === 1);
  await Promise.allSettled(running.map((animation) => animation.finished));
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
