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
      className={joinClasses(
        'relative flex flex-wrap items-center gap-x-2 border-line border-b px-4 py-2.5 text-ink-soft transition-colors last:border-b-0',
        // Between the first line and what follows it.
        'max-desktop:after:order-2 max-desktop:after:basis-full max-desktop:after:content-[""]',
        'desktop:static desktop:table-row desktop:text-ink hover:bg-accent-softer',
      )}
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
            className={joinClasses(
              isNothing(content) ? 'max-desktop:sr-only' : PARTS[part],
              (part === 'detail' || part === 'labeled') && column.id !== last && DOT,
              'desktop:table-cell desktop:py-3',
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

const NAME = joinClasses(
  'min-w-0 flex-1 basis-0 text-start font-semibold text-base text-ink desktop:py-3.5 desktop:text-sm',
  // The link of the name is as large as the row; what else can be pressed lies above it.
  'max-desktop:[&_a[href^="/"]]:after:absolute max-desktop:[&_a[href^="/"]]:after:inset-0 [&_label]:relative [&_label]:z-1',
);
const WIDE_NAME = 'desktop:min-w-52 desktop:px-4';
const DENSE_NAME = 'desktop:min-w-40 desktop:px-2 desktop:first:ps-4';

const DETAIL =
  'max-desktop:order-4 max-desktop:mt-1 max-desktop:min-w-0 max-desktop:wrap-anywhere [&_a]:relative [&_a]:z-1';
/** Between one detail and the next; a drawing, as text would be read out. */
const DOT =
  'max-desktop:after:ms-2 max-desktop:after:inline-block max-desktop:after:size-[3px] max-desktop:after:rounded-full max-desktop:after:bg-current max-desktop:after:align-middle max-desktop:after:content-[""]';
const PARTS: Readonly<Record<PhonePart, string>> = {
  state: 'max-desktop:order-3 max-desktop:mt-1',
  detail: DETAIL,
  labeled: DETAIL,
  end: 'relative z-1 max-desktop:-my-2.5 max-desktop:-me-2 max-desktop:order-1 max-desktop:self-start max-desktop:[&_button]:min-h-11 max-desktop:[&_button]:min-w-11',
  below: 'relative z-1 max-desktop:order-5 max-desktop:mt-2 max-desktop:basis-full max-desktop:[&_button]:min-h-11',
  hidden: 'max-desktop:sr-only',
};
