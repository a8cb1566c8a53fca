import { csvDelimiter } from '@portal/domain/portal/csv-delimiter.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeText, NotText } from '../../system/decode-text.ts';
import { hasLineAbove } from '../../system/text-shape.ts';
import { type Cell, readWorkbook } from './read-workbook.ts';
import { TableRefused } from './table-refused.ts';
import { refusals } from './tables.texts.ts';

const MAX_COLUMNS = 100;
const LONGEST_LINE = 1_000_000;

/** One row as it was written; `line` is that of the file, from 1. */
export type TableRow = { readonly line: number; readonly cells: readonly string[] };

/** A table, whatever kind of file it came in; its first row may be headings. */
export type Table = {
  readonly rows: readonly [TableRow, ...TableRow[]];
  /** How its letters were read, such as "UTF-8"; empty for a workbook. */
  readonly encoding: string;
};

/**
 * Reads a table from CSV (RFC 4180; parted by commas, semicolons or tabs) or the first sheet of an XLSX workbook. Blank rows are left out.
 * @param maxRows below the headings
 * @throws TableRefused
 */
export async function readTable(bytes: Uint8Array, maxRows: number): Promise<Table> {
  const start = Buffer.from(bytes.subarray(0, 8)).toString('hex');
  // The first bytes of a ZIP archive, which a workbook is, and of what older programs wrote.
  if (start.startsWith('504b0304')) return tableOf(rowsOfWorkbook(await readWorkbook(bytes)), '', maxRows);
  if (start.startsWith('d0cf11e0')) throw new TableRefused(unsaid(refusals.oldWorkbook));
  if (start.startsWith('25504446')) throw new TableRefused(unsaid(refusals.pdf));
  const { text, encoding } = readText(bytes);
  return tableOf(rowsOfText(text), encoding, maxRows);
}

function readText(bytes: Uint8Array) {
  try {
    return decodeText(bytes);
  } catch (error) {
    if (!(error instanceof NotText)) throw error;
    throw new TableRefused(unsaid(refusals.noList));
  }
}

function tableOf([first, ...rest]: readonly TableRow[], encoding: string, maxRows: number): Table {
  if (first === undefined) throw new TableRefused(unsaid(refusals.empty));
  if (rest.length > maxRows) throw new TableRefused(unsaid(refusals.tooManyRows, { most: maxRows }));
  if (first.cells.length > MAX_COLUMNS) throw new TableRefused(unsaid(refusals.tooManyColumns, { most: MAX_COLUMNS }));
  return { rows: [first, ...rest], encoding };
}

const rowsOfWorkbook = (rows: readonly (readonly Cell[])[]): TableRow[] =>
  rows
    .map((cells, index) => ({ line: index + 1, cells: cells.map(textOfCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));

function textOfCell(cell: Cell): string {
  if (cell === null) return '';
  // A day of a workbook has no time zone; it is read as midnight in UTC.
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell).trim();
}

function rowsOfText(text: string): TableRow[] {
  if (hasLineAbove(text, LONGEST_LINE)) throw new TableRefused(unsaid(refusals.longLine));
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
    throw new TableRefused(unsaid(refusals.brokenLine, { line }));
  }
}
