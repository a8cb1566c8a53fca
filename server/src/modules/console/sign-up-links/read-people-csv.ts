import { csvDelimiter } from '@portal/domain/portal/csv-delimiter.ts';
import { CsvError, parse } from 'csv-parse/sync';
import { AppError } from '../../../call/app-error.ts';

/** One row of a list of people, as it was written. */
export type PersonRow = {
  /** Where it ends in the file, from 1. */
  readonly line: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly companyName: string;
  readonly subscriptionId: string;
  /** Whether it has another number of cells than the headings. */
  readonly isUneven: boolean;
};

const MAX_ROWS = 500;

/** What a heading may be called, without regard to case, blanks and signs. */
const HEADINGS: Readonly<Record<string, keyof PersonRow>> = {
  email: 'email',
  emailaddress: 'email',
  mail: 'email',
  firstname: 'firstName',
  lastname: 'lastName',
  surname: 'lastName',
  company: 'companyName',
  companyname: 'companyName',
  organization: 'companyName',
  organisation: 'companyName',
  subscriptionid: 'subscriptionId',
};

/**
 * Reads a list of people from CSV (RFC 4180), parted by commas, semicolons or tabs, with or without a byte order mark.
 * @throws AppError CSV_UNREADABLE, CSV_WITHOUT_ADDRESSES, CSV_NOT_UTF8, CSV_TOO_LONG
 */
export function readPeopleCsv(text: string): PersonRow[] {
  // What a browser puts in place of bytes that are no UTF-8.
  if (text.includes('\ufffd')) throw new AppError('CSV_NOT_UTF8', { field: 'csv' });
  const [headings, ...records] = parseRecords(text);
  const columns = (headings?.cells ?? []).map((heading) => HEADINGS[heading.toLowerCase().replace(/[^a-z]/g, '')]);
  if (!columns.includes('email') || records.length === 0) throw new AppError('CSV_WITHOUT_ADDRESSES', { field: 'csv' });
  if (records.length > MAX_ROWS)
    throw new AppError('CSV_TOO_LONG', { field: 'csv', values: { maximum: MAX_ROWS, count: records.length } });
  return records.map(({ cells, line }) => {
    const cell = (name: keyof PersonRow) => cells[columns.indexOf(name)]?.trim() ?? '';
    return {
      line,
      email: cell('email'),
      firstName: columns.includes('firstName') ? cell('firstName') : '',
      lastName: columns.includes('lastName') ? cell('lastName') : '',
      companyName: columns.includes('companyName') ? cell('companyName') : '',
      subscriptionId: columns.includes('subscriptionId') ? cell('subscriptionId') : '',
      isUneven: cells.length !== columns.length,
    };
  });
}

function parseRecords(text: string): { cells: string[]; line: number }[] {
  try {
    const records = parse(text, {
      bom: true,
      delimiter: csvDelimiter(text),
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ cells: record, line: info.lines }));
  } catch (error) {
    if (error instanceof CsvError)
      throw new AppError('CSV_UNREADABLE', { field: 'csv', values: { line: lineOf(error) } });
    throw error;
  }
}

function lineOf(error: CsvError): number {
  return 'lines' in error && typeof error.lines === 'number' ? error.lines : 1;
}
