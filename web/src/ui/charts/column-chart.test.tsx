import '../../styles/theme.css';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { ColumnChart } from './column-chart.tsx';

afterEach(() => page.viewport(1280, 900));

const columns = Array.from({ length: 12 }, (_, index) => ({
  id: String(index),
  label: `Nov ${index + 1}`,
  bars: [
    [
      { tone: 'high' as const, count: 1 },
      { tone: 'low' as const, count: index },
    ],
  ],
  fixed: index === 3 ? 2 : 0,
}));

test('a chart is one picture with a name; on a phone fewer labels are shown, and nothing is pushed sideways', async () => {
  const screen = await render(
    <main>
      <h1>Scans</h1>
      <ColumnChart label="Findings of twelve scans" columns={columns} />
    </main>,
  );
  await expect.element(screen.getByRole('img', { name: 'Findings of twelve scans' })).toBeVisible();
  const shown = () => columns.filter(({ label }) => isShown(screen.container, label)).length;
  await expect.poll(shown).toBe(12);
  await expectAccessible();
  await page.viewport(390, 800);
  await expect.poll(shown).toBe(4);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

function isShown(container: Element, text: string): boolean {
  const label = [...container.querySelectorAll('span')].find(({ textContent }) => textContent === text);
  return label !== undefined && getComputedStyle(label).visibility === 'visible';
}
