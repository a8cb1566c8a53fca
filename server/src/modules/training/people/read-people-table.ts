import { csvDelimiter } from '@portal/domain/portal/csv-delimiter.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { columnsOf, columnsWithoutHeadings, type PeopleColumn } from '@portal/domain/training/people-table.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, NotText } from '../../../system/decode-text.ts';
import { hasLineAbove } from '../../../system/text-shape.ts';
import { fileRefused } from './file-refused.ts';
import { refusals } from './people.texts.ts';
import { type Cell, readWorkbook } from './read-workbook.ts';

const MAX_ROWS = 10_000;
const MAX_COLUMNS = 100;
const LONGEST_LINE = 1_000_000;

/** Longer cells are no address, name or department; what is left of them is told as too long. */
const LONGEST_CELL = 500;

/** One row as it was written, by what its columns hold. */
export type PeopleRow = { readonly line: number; readonly cells: Readonly<Partial<Record<PeopleColumn, string>>> };
type WholeRow = { readonly line: number; readonly cells: readonly string[] };

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
 * Reads a list of people from CSV (RFC 4180; parted by commas, semicolons or tabs) or the first sheet of an XLSX workbook.
 * @throws AppError TRAINEE_FILE_REFUSED
 */
export async function readPeopleTable(bytes: Uint8Array): Promise<PeopleTable> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  // The first bytes of a ZIP archive, which a workbook is, and of what older programs wrote.
  if (start.startsWith('504b0304')) return tableOf(rowsOfWorkbook(await readWorkbook(bytes)), '');
  if (start.startsWith('d0cf11e0')) throw fileRefused(unsaid(refusals.oldWorkbook));
  if (start.startsWith('25504446')) throw fileRefused(unsaid(refusals.pdf));
  const { text, encoding } = readText(bytes);
  return tableOf(rowsOfText(text), encoding);
}

function readText(bytes: Uint8Array) {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof NotText)) throw error;
    throw fileRefused(unsaid(refusals.noList));
  }
}

function tableOf(all: readonly WholeRow[], encoding: string): PeopleTable {
  const [first, ...rest] = all;
  if (first === undefined) throw fileRefused(unsaid(refusals.empty));
  if (all.length > MAX_ROWS + 1) throw fileRefused(unsaid(refusals.tooManyRows, { most: MAX_ROWS }));
  if (first.cells.length > MAX_COLUMNS) throw fileRefused(unsaid(refusals.tooManyColumns, { most: MAX_COLUMNS }));
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

function withoutHeadings(all: readonly WholeRow[], encoding: string): PeopleTable {
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
function namedCells(rows: readonly WholeRow[], columns: readonly (PeopleColumn | null)[]): PeopleRow[] {
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

const rowsOfWorkbook = (rows: readonly (readonly Cell[])[]): WholeRow[] =>
  rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(textOfCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function textOfCell(cell: Cell): string {
  if (cell === null) return '';
  // A day of a workbook has no time zone; it is read as midnight in UTC.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}

function rowsOfText(text: string): WholeRow[] {
  if (hasLineAbove(text, LONGEST_LINE)) throw fileRefused(unsaid(refusals.longLine));
  try {
    const records = parse(text, {
      bom: true,
      delimiter: csvDelimiter(text),
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    throw fileRefused(unsaid(refusals.brokenLine, { line }));
  }
}
