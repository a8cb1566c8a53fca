// biome-ignore-all lint/a11y/noRedundantRoles: the phones' display would take the built-in roles away
import type { ReactNode } from 'react';
import { type MarkKind, StateMark } from './state-mark.tsx';

export type MarkGridColumn = {
  readonly id: string;
  readonly name: string;
  /** Its name as it is shown, such as a link. */
  readonly header: ReactNode;
  /** Above the squares on phones, such as a number. */
  readonly short: string;
};

export type MarkGridRow = {
  readonly id: string;
  readonly header: ReactNode;
  /** One for each column, without a mark where there is nothing; the words are read out and shown when a square is pointed at. */
  readonly cells: readonly { readonly kind: MarkKind | null; readonly words: string }[];
};

type MarkGridProps = {
  readonly label: string;
  /** Names the column of row headers to screen readers. */
  readonly rowsLabel: string;
  readonly columns: readonly MarkGridColumn[];
  readonly rows: readonly MarkGridRow[];
};

const CELLS = 'flex-1 px-0.5 py-1 desktop:table-cell desktop:px-1 desktop:align-middle';

/** Rows beside columns, a square each: a table, which is one line of squares below each row's name on phones. */
export function MarkGrid({ label, rowsLabel, columns, rows }: MarkGridProps) {
  return (
    <table role="table" aria-label={label} className="block w-full text-start text-sm desktop:table">
      <thead role="rowgroup" className="block desktop:table-header-group">
        <tr role="row" className="flex border-line border-b desktop:table-row">
          <th role="columnheader" scope="col" className="sr-only desktop:not-sr-only desktop:table-cell">
            <span className="sr-only">{rowsLabel}</span>
          </th>
          {columns.map((column) => (
            <ColumnHeader key={column.id} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block desktop:table-row-group">
        {rows.map(({ id, header, cells }) => (
          <tr
            key={id}
            role="row"
            className="flex flex-wrap border-line border-b py-2 last:border-b-0 desktop:table-row desktop:hover:bg-accent-softer"
          >
            <th
              role="rowheader"
              scope="row"
              className="w-full pb-1 text-start font-normal desktop:w-auto desktop:py-2 desktop:pe-4"
            >
              {header}
            </th>
            {cells.map(({ kind, words }, index) => {
              const column = columns[index];
              return (
                <td key={column?.id} role="cell" title={`${column?.name}: ${words}`} className={CELLS}>
                  <span className="flex justify-center">
                    {kind !== null && <StateMark kind={kind} />}
                    <span className="sr-only">{words}</span>
                  </span>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Short on phones, and the name, upright, where there is room. */
function ColumnHeader({ column: { short, header } }: { readonly column: MarkGridColumn }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className="flex-1 px-0.5 pb-2 text-center font-normal desktop:px-1 desktop:align-bottom"
    >
      <span aria-hidden="true" className="text-ink-soft text-xs tabular-nums desktop:hidden">
        {short}
      </span>
      <span className="sr-only desktop:not-sr-only desktop:inline-block desktop:rotate-180 desktop:whitespace-nowrap desktop:[writing-mode:vertical-rl]">
        {header}
      </span>
    </th>
  );
}
