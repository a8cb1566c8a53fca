import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { columnsOf, columnsWithoutHeadings, type PeopleColumn } from '@portal/domain/training/people-table.ts';
import { readTable, type Table, type TableRow } from '../../../file-readers/tables/read-table.ts';
import { orRefused } from '../../../file-readers/tables/table-refused.ts';
import { fileRefused } from './file-refused.ts';
import { refusals } from './people.texts.ts';

const MAX_ROWS = 10_000;

/** Longer cells are no address, name or department; what is left of them is told as too long. */
const LONGEST_CELL = 500;

/** One row as it was written, by what its columns hold. */
export type PeopleRow = { readonly line: number; readonly cells: Readonly<Partial<Record<PeopleColumn, string>>> };

/** A list of people as a table, whatever kind of file it came in. */
export type PeopleTable = {
  readonly columns: readonly { readonly heading: string; readonly column: PeopleColumn | null }[];
  readonly rows: readonly PeopleRow[];
  /** Empty for a workbook. */
  readonly encoding: string;
  /** False where the first line is a person already. */
  readonly hasHeadings: boolean;
};

/**
 * Reads a list of people from a table (`readTable`).
 * @throws AppError TRAINEE_FILE_REFUSED
 */
export function readPeopleTable(bytes: Uint8Array): Promise<PeopleTable> {
  return orRefused(fileRefused, async () => peopleOf(await readTable(bytes, MAX_ROWS)));
}

function peopleOf({ rows: all, encoding }: Table): PeopleTable {
  const [first, ...rest] = all;
  const hasHeadings = !first.cells.some((cell) => cell.includes('@'));
  if (!hasHeadings) return withoutHeadings(all, encoding);
  const columns = columnsOf(first.cells);
  if (!columns.includes('email')) throw fileRefused(unsaid(refusals.noEmailColumn));
  if (rest.length === 0) throw fileRefused(unsaid(refusals.nobody));
  const headings = first.cells.map((heading, place) => ({
    heading: heading.slice(0, LONGEST_CELL),
    column: columns[place] ?? null,
  }));
  return { columns: headings, rows: namedCells(rest, columns), encoding, hasHeadings };
}

function withoutHeadings(all: readonly TableRow[], encoding: string): PeopleTable {
  const isAddresses = all.every(({ cells }) => cells.every((cell) => cell === '' || cell.includes('@')));
  // Addresses in a row, as mail programs copy those of a group.
  const rows = isAddresses
    ? all.flatMap(({ line, cells }) => cells.filter((cell) => cell !== '').map((cell) => ({ line, cells: [cell] })))
    : all;
  if (rows.length > MAX_ROWS) throw fileRefused(unsaid(refusals.tooManyPeople, { most: MAX_ROWS }));
  const columns = columnsWithoutHeadings(rows[0]?.cells ?? []);
  return {
    columns: columns.map((column) => ({ heading: '', column })),
    rows: namedCells(rows, columns),
    encoding,
    hasHeadings: false,
  };
}

/** The cells that count, of several columns for the same the first: all that leaves the thread that reads. */
function namedCells(rows: readonly TableRow[], columns: readonly (PeopleColumn | null)[]): PeopleRow[] {
  const places = columns.flatMap((column, place) =>
    column === null || columns.indexOf(column) < place ? [] : [[column, place] as const],
  );
  return rows.map(({ line, cells }) => ({
    line,
    cells: Object.fromEntries(
      places.map(([column, place]) => [column, (cells[place] ?? '').trim().slice(0, LONGEST_CELL)]),
    ),
  }));
}
