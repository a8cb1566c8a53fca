import '../styles/theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';
import { Table, type TableColumn } from './table.tsx';

type Site = { readonly id: string; readonly name: string; readonly scanned: string };

const sites: readonly Site[] = [
  { id: '1', name: 'Main site', scanned: 'Nov 18, 2026' },
  { id: '2', name: 'Web shop', scanned: 'Nov 19, 2026' },
];
const columns: readonly TableColumn<Site>[] = [
  { id: 'name', label: 'Website', isRowHeader: true, isSortable: true, render: (site) => site.name },
  { id: 'scanned', label: 'Last scan', render: (site) => site.scanned },
];
const table = <Table label="Websites" columns={columns} rows={sites} rowId={(site) => site.id} />;

afterEach(() => page.viewport(1280, 900));

test('on a wide screen the cells of a row lie side by side under their headers', async () => {
  const screen = await render(table);
  await expect.element(screen.getByRole('table', { name: 'Websites' })).toBeVisible();
  const header = screen.getByRole('rowheader', { name: 'Main site' }).element().getBoundingClientRect();
  const cell = screen.getByRole('cell', { name: 'Nov 18, 2026' }).element().getBoundingClientRect();
  expect(cell.left).toBeGreaterThanOrEqual(header.right);
  expect(
    screen.getByRole('columnheader', { name: 'Last scan' }).element().getBoundingClientRect().height,
  ).toBeGreaterThan(20);
});

test('under 900 px each row is a card that names its values, and stays a table for screen readers', async () => {
  await page.viewport(390, 800);
  const screen = await render(table);
  const header = screen.getByRole('rowheader', { name: 'Main site' }).element().getBoundingClientRect();
  const cell = screen.getByRole('cell', { name: 'Nov 18, 2026' });
  expect(cell.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(header.bottom);
  await expect.element(cell.getByText('Last scan')).toBeVisible();
  expect(screen.getByRole('row').elements()).toHaveLength(3);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('a sortable header tells its direction and asks for the other', async () => {
  const onSortChange = vi.fn();
  const screen = await render(
    <Table
      label="Websites"
      columns={columns}
      rows={sites}
      rowId={(site) => site.id}
      sort={{ column: 'name', direction: 'ascending' }}
      onSortChange={onSortChange}
    />,
  );
  await expect.element(screen.getByRole('columnheader', { name: 'Website' })).toHaveAttribute('aria-sort', 'ascending');
  await screen.getByRole('button', { name: 'Website' }).click();
  expect(onSortChange).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
});

test('without rows the empty state stands in', async () => {
  const screen = await render(
    <Table
      label="Websites"
      columns={columns}
      rows={[]}
      rowId={(site) => site.id}
      emptyState={<p>No websites yet.</p>}
    />,
  );
  await expect.element(screen.getByText('No websites yet.')).toBeVisible();
});

test('pagination marks the page and leads to its neighbours, the first and the last', async () => {
  const onPageChange = vi.fn();
  const screen = await render(<Pagination label="Pages" page={4} pageCount={12} onPageChange={onPageChange} />);
  await expect.element(screen.getByRole('button', { name: 'Page 4' })).toHaveAttribute('aria-current', 'page');
  await expect.element(screen.getByRole('button', { name: 'Page 8' })).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Next page' }).click();
  await screen.getByRole('button', { name: 'Page 12' }).click();
  expect(onPageChange.mock.calls).toEqual([[5], [12]]);
  await screen.rerender(<Pagination label="Pages" page={1} pageCount={12} onPageChange={onPageChange} />);
  await expect.element(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
});
