import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../styles/theme.css';
import { Combobox } from './combobox.tsx';

const industries = Array.from({ length: 24 }, (_, at) => ({ id: `i${at}`, label: `Industry number ${at}` }));

test.each([1280, 390])('a long list opens below its field and is whole to scroll through (%d px)', async (width) => {
  await page.viewport(width, 900);
  const screen = await render(
    <div style={{ paddingTop: 460 }}>
      <Combobox label="Industry" options={industries} value={null} onChange={vi.fn()} />
    </div>,
  );
  const box = screen.getByRole('combobox', { name: 'Industry' });
  await box.click();
  const last = page.getByRole('option', { name: 'Industry number 23' });
  await expect.element(last).toBeInTheDocument();
  last.element().scrollIntoView({ block: 'nearest' });
  const { top, bottom, right } = last.element().getBoundingClientRect();
  expect(top).toBeGreaterThan(box.element().getBoundingClientRect().bottom);
  expect(bottom).toBeLessThanOrEqual(900);
  expect(right).toBeLessThanOrEqual(width);
  await page.viewport(1280, 900);
});
