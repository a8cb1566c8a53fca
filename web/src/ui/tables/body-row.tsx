// biome-ignore-all lint/a11y/noRedundantRoles: the rows' display on phones would take the built-in roles away
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import type { PhonePart, TableColumn } from './table-column.ts';

type BodyRowProps<Row> = {
  readonly columns: readonly TableColumn<Row>[];
  readonly row: Row;
  readonly isDense: boolean;
};

const isNothing = (content: ReactNode) =>
  content === null || content === undefined || content === false || content === '';

/** A row of a table; on phones its name with what ends the line, and below it state and details, as far as there are any. */
export function BodyRow<Row>({ columns, row, isDense }: BodyRowProps<Row>) {
  const cells = columns.map((column) => ({ column, content: column.render(row), part: partOf(column) }));
  const details = cells.filter(({ part, content }) => (part === 'detail' || part === 'labeled') && !isNothing(content));
  const last = details.at(-1)?.column.id;
  return (
    <tr
      role="row"
      className="list-row border-line border-b transition-colors last:border-b-0 hover:bg-accent-softer max-desktop:text-ink-soft"
    >
      {cells.map(({ column, content, part }) =>
        column.isRowHeader ? (
          <th
            key={column.id}
            role="rowheader"
            scope="row"
            className={joinClasses(NAME, isDense ? DENSE_NAME : WIDE_NAME)}
          >
            {content}
          </th>
        ) : (
          <td
            key={column.id}
            role="cell"
            data-phone={part}
            data-dot={(part === 'detail' || part === 'labeled') && column.id !== last ? '' : undefined}
            className={joinClasses(
              (part === 'hidden' || isNothing(content)) && 'max-desktop:sr-only',
              'desktop:py-3',
              isDense ? 'desktop:px-2 desktop:first:ps-4 desktop:last:pe-4' : 'desktop:px-4',
              column.align === 'end' && 'desktop:text-end',
            )}
          >
            {part === 'labeled' && (
              <span aria-hidden="true" className="desktop:hidden">
                {column.label}{' '}
              </span>
            )}
            {isNothing(content) && !column.isLabelHidden ? (
              <span className="text-ink-soft">–</span>
            ) : part === 'labeled' ? (
              <span>{content}</span>
            ) : (
              content
            )}
          </td>
        ),
      )}
    </tr>
  );
}

function partOf<Row>({ phone, isLabelHidden }: TableColumn<Row>): PhonePart {
  return phone ?? (isLabelHidden ? 'end' : 'labeled');
}

const NAME = 'text-start font-semibold text-base text-ink desktop:py-3.5 desktop:text-sm';
const WIDE_NAME = 'desktop:min-w-52 desktop:px-4';
const DENSE_NAME = 'desktop:min-w-40 desktop:px-2 desktop:first:ps-4';
