// biome-ignore-all lint/a11y/noRedundantRoles: the rows' display on phones would take the built-in roles away
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { joinClasses } from '../join-classes.ts';
import type { TableColumn, TableSort } from './table-column.ts';

type HeaderCellProps<Row> = {
  readonly column: TableColumn<Row>;
  readonly sort: TableSort | undefined;
  readonly onSortChange: ((sort: TableSort) => void) | undefined;
  readonly isDense: boolean;
};

/** The label of a column; of one to sort by, a button that tells the direction. */
export function HeaderCell<Row>({ column, sort, onSortChange, isDense }: HeaderCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(column.isSortable ? { 'aria-sort': direction ?? ('none' as const) } : {})}
      className={joinClasses(
        'py-3 font-semibold text-ink-soft',
        isDense ? 'px-2 text-xs first:ps-4 last:pe-4' : 'px-4',
        column.align === 'end' ? 'text-end' : 'text-start',
      )}
    >
      {column.isSortable ? (
        <Button
          onPress={() =>
            onSortChange?.({ column: column.id, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
          className={joinClasses(
            'inline-flex min-h-8 cursor-pointer items-center gap-1.5 rounded-inner hover:bg-sunken hover:text-ink',
            isDense ? '-mx-1 px-1' : '-mx-2 px-2',
          )}
        >
          {column.label}
          <Icon aria-hidden="true" size={14} className={joinClasses('shrink-0', direction && 'text-accent-ink')} />
        </Button>
      ) : (
        <span className={column.isLabelHidden ? 'sr-only' : ''}>{column.label}</span>
      )}
    </th>
  );
}
