// biome-ignore-all lint/a11y/noRedundantRoles: the rows' display on phones would take the built-in roles away
import type { ReactNode } from 'react';
import { BodyRow } from './tables/body-row.tsx';
import { HeaderCell } from './tables/header-cell.tsx';
import type { TableColumn, TableSort } from './tables/table-column.ts';

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
 * A table that turns into a list under 900 px, a few lines a row. The roles are spelled out because browsers drop
 * a table's meaning when its display changes.
 */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, sort, onSortChange, emptyState, isDense = false } = props;
  if (rows.length === 0 && emptyState) return <>{emptyState}</>;
  return (
    <table role="table" aria-label={label} className="block w-full text-sm desktop:table">
      <thead role="rowgroup" className="sr-only desktop:not-sr-only desktop:table-header-group">
        <tr role="row" className="border-line border-b">
          {columns.map((column) => (
            <HeaderCell key={column.id} column={column} sort={sort} onSortChange={onSortChange} isDense={isDense} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block desktop:table-row-group">
        {rows.map((row) => (
          <BodyRow key={rowId(row)} columns={columns} row={row} isDense={isDense} />
        ))}
      </tbody>
    </table>
  );
}
