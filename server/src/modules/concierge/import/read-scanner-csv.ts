import { csvDelimiter } from '@portal/domain/portal/csv-delimiter.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { hasLineAbove } from '../../../system/text-shape.ts';
import { importRefused, MAX_ROWS } from './import-refused.ts';
import { fieldName, type ScannerList, type ScannerRecord } from './scanner-record.ts';

const MAX_COLUMNS = 100;
const LONGEST_LINE = 1_000_000;

/**
 * A list in CSV (RFC 4180) with headings: the portal's own export of findings, that of Nessus, or any with a column for a name and
 * one for a severity.
 * @throws AppError WEAKNESS_IMPORT_REFUSED
 */
export function readScannerCsv(text: string): ScannerList {
  if (hasLineAbove(text, LONGEST_LINE)) throw importRefused('It has a line of more than a million characters.');
  const [headings = [], ...rows] = cellsOf(text);
  if (headings.length > MAX_COLUMNS) throw importRefused(`It has more than ${MAX_COLUMNS} columns.`);
  if (rows.length === 0) throw importRefused('There is nothing below the header row.');
  if (rows.length > MAX_ROWS) throw importRefused(`It has more than ${MAX_ROWS.toLocaleString('en')} rows.`);
  const names = headings.map(fieldName);
  const records: ScannerRecord[] = rows.map(
    (cells) => new Map(names.map((name, place) => [name, cells[place] ?? ''] as const).toReversed()),
  );
  return { format: formatOf(names), records };
}

function formatOf(names: readonly string[]): ScannerList['format'] {
  const has = (...wanted: readonly string[]) => wanted.every((name) => names.includes(name));
  if (has('pluginid', 'risk', 'name')) return 'nessus-csv';
  return has('finding', 'whocanfixit', 'severity') ? 'findings-export' : 'csv';
}

function cellsOf(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: csvDelimiter(text),
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
    throw importRefused(`Line ${line} cannot be read: check its quotation marks.`);
  }
}
