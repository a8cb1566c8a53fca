import '../styles/theme.css';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Pagination } from './pagination.tsx';
import { Table } from './table.tsx';
import type { TableColumn } from './tables/table-column.ts';

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

test('under 900 px a row is a name, what ends its line, and one line of what else there is; for screen readers still a table', async () => {
  await page.viewport(390, 800);
  const onOpen = vi.fn();
  const screen = await render(
    <Table
      label="Websites"
      rows={sites}
      rowId={(site) => site.id}
      columns={[
        {
          id: 'name',
          label: 'Website',
          isRowHeader: true,
          render: ({ name }) => <a href={`/webappscan/${name}`}>{name}</a>,
        },
        { id: 'scanned', label: 'Last scan', render: ({ scanned }) => scanned },
        { id: 'owner', label: 'Owner', phone: 'detail', render: ({ id }) => (id === '1' ? 'Dana' : null) },
        { id: 'level', label: 'Level', phone: 'hidden', render: () => 'Safe' },
        { id: 'state', label: 'Status', phone: 'state', render: () => 'Running' },
        {
          id: 'actions',
          label: 'Actions',
          isLabelHidden: true,
          render: ({ name }) => (
            <button type="button" onClick={onOpen}>
              More for {name}
            </button>
          ),
        },
      ]}
    />,
  );
  const placeOf = (role: 'rowheader' | 'cell', name: string) =>
    screen.getByRole(role, { name }).first().element().getBoundingClientRect();
  const name = placeOf('rowheader', 'Main site');
  const more = placeOf('cell', 'More for Main site');
  expect(more.left).toBeGreaterThanOrEqual(name.right);
  expect(more.top).toBeLessThan(name.bottom);
  const below = [placeOf('cell', 'Running'), placeOf('cell', 'Nov 18, 2026'), placeOf('cell', 'Dana')];
  expect(below.map(({ top }) => top > name.top)).toEqual([true, true, true]);
  expect(below.map(({ left }) => left)).toEqual(below.map(({ left }) => left).toSorted((one, other) => one - other));
  await expect.element(screen.getByText('Last scan').nth(1)).toBeVisible();

  // What is not told takes no room, and every row has all of its cells.
  const [header, ...rows] = screen.getByRole('row').all();
  for (const row of [header, ...rows])
    expect((row?.getByRole('columnheader').all().length || row?.getByRole('cell').all().length) ?? 0).toBeGreaterThan(
      4,
    );
  expect(placeOf('cell', 'Safe').width).toBe(1);

  // The link of the name is as large as its row, under what else can be pressed.
  const row = rows[0]?.element().getBoundingClientRect() ?? new DOMRect();
  const at = (x: number, y: number) => document.elementFromPoint(x, y)?.closest('a, button')?.textContent;
  expect(at(row.left + 20, row.bottom - 8)).toBe('Main site');
  expect(at(more.left + 20, more.top + 20)).toBe('More for Main site');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

test('on a wide screen what is not told is a dash', async () => {
  const screen = await render(
    <Table
      label="Websites"
      rows={sites}
      rowId={(site) => site.id}
      columns={[...columns, { id: 'owner', label: 'Owner', render: ({ id }) => (id === '1' ? 'Dana' : '') }]}
    />,
  );
  await expect.element(screen.getByRole('cell', { name: '–' })).toBeVisible();
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
