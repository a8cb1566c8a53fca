import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../styles/theme.css';
import { Tabs } from './tabs.tsx';

const items = ['Overview', 'Help requests', 'Weaknesses', 'About'].map((label) => ({
  id: label,
  label,
  content: label,
}));

test.each([1280, 390, 320])('a strip of tabs never scrolls up and down (%d px)', async (width) => {
  await page.viewport(width, 800);
  const screen = await render(<Tabs label="Views" items={items} />);
  const list = screen.getByRole('tablist', { name: 'Views' }).element();
  expect(list.scrollHeight).toBeLessThanOrEqual(list.clientHeight);
  await page.viewport(1280, 900);
});

test('a page fits beside a classic scroll bar on a phone of 320 px', async () => {
  await page.viewport(305, 800);
  await render(<Tabs label="Views" items={items} />);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(305);
  await page.viewport(1280, 900);
});
