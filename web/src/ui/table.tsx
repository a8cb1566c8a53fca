// biome-ignore-all lint/a11y/noRedundantRoles: the cards' display would take the built-in roles away
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { joinClasses } from './join-classes.ts';

export type TableColumn<Row> = {
  readonly id: string;
  readonly label: string;
  readonly render: (row: Row) => ReactNode;
  readonly align?: 'start' | 'end' | undefined;
  readonly isSortable?: boolean | undefined;
  /** The cell that names its row: the card's heading on phones. One column of a table. */
  readonly isRowHeader?: boolean | undefined;
  /** Names the column to screen readers only, such as a column of buttons. */
  readonly isLabelHidden?: boolean | undefined;
};

export type TableSort = { readonly column: string; readonly direction: 'ascending' | 'descending' };

type TableProps<Row> = {
  readonly label: string;
  readonly columns: readonly TableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => string;
  readonly sort?: TableSort | undefined;
  readonly onSortChange?: ((sort: TableSort) => void) | undefined;
  /** In place of the rows when there are none. */
  readonly emptyState?: ReactNode;
  /** Many columns: less room around what they hold, where they stand beside each other. */
  readonly isDense?: boolean | undefined;
};

/**
 * A table that turns into one card a row under 900 px. The roles are spelled out because browsers drop
 * a table's meaning when its display changes.
 */
export function Table<Row>({ label, columns, rows, rowId, sort, onSortChange, emptyState, isDense }: TableProps<Row>) {
  if (rows.length === 0 && emptyState) return <>{emptyState}</>;
  return (
    <table role="table" aria-label={label} className="block w-full text-left text-sm desktop:table">
      <thead role="rowgroup" className="sr-only desktop:not-sr-only desktop:table-header-group">
        <tr role="row" className="border-line border-b">
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} isDense={isDense} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="flex flex-col gap-3 desktop:table-row-group">
        {rows.map((row) => (
          <tr
            key={rowId(row)}
            role="row"
            className="flex flex-col gap-2.5 rounded-box border border-line bg-surface p-4 transition-colors desktop:table-row desktop:border-0 desktop:border-line desktop:border-b desktop:last:border-b-0 desktop:hover:bg-accent-softer"
          >
            {columns.map((column) => (
              <BodyCell key={column.id} column={column} row={row} isDense={isDense} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type HeaderCellProps<Row> = Pick<TableProps<Row>, 'sort' | 'onSortChange' | 'isDense'> & {
  readonly column: TableColumn<Row>;
};

function HeaderCell<Row>({ column, sort, onSortChange, isDense }: HeaderCellProps<Row>) {
  const direction = sort?.column === column.id ? sort.direction : undefined;
  const Icon = direction === undefined ? ChevronsUpDown : direction === 'ascending' ? ArrowUp : ArrowDown;
  return (
    <th
      role="columnheader"
      scope="col"
      {...(column.isSortable ? { 'aria-sort': direction ?? ('none' as const) } : {})}
      className={joinClasses(
        'py-3 font-semibold text-ink-soft',
        isDense ? 'px-2 text-xs first:pl-4 last:pr-4' : 'px-4',
        column.align === 'end' && 'text-right',
      )}
    >
      {column.isSortable ? (
        <Button
          onPress={() =>
            onSortChange?.({
              column: column.id,
              direction: direction === 'ascending' ? 'descending' : 'ascending',
            })
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

type BodyCellProps<Row> = Pick<TableProps<Row>, 'isDense'> & { readonly column: TableColumn<Row>; readonly row: Row };

function BodyCell<Row>({ column, row, isDense }: BodyCellProps<Row>) {
  const content = column.render(row);
  if (column.isRowHeader) {
    return (
      <th
        role="rowheader"
        scope="row"
        className={joinClasses(
          'min-w-0 font-semibold text-base text-ink desktop:py-3.5 desktop:text-sm',
          isDense ? 'desktop:min-w-40 desktop:px-2 desktop:first:pl-4' : 'desktop:min-w-52 desktop:px-4',
        )}
      >
        {content}
      </th>
    );
  }
  return (
    <td
      role="cell"
      className={joinClasses(
        'flex min-w-0 items-center justify-between gap-4 desktop:table-cell desktop:py-3',
        isDense ? 'desktop:px-2 desktop:first:pl-4 desktop:last:pr-4' : 'desktop:px-4',
        column.align === 'end' && 'desktop:text-right',
      )}
    >
      {!column.isLabelHidden && (
        <span aria-hidden="true" className="shrink-0 text-ink-soft desktop:hidden">
          {column.label}
        </span>
      )}
      <span className="min-w-0 text-right desktop:text-inherit">{content}</span>
    </td>
  );
}
