import { LONGEST, MAX_IMPORTED } from '@portal/domain/registers/register.ts';
import { readTable, type Table } from '../../../file-readers/tables/read-table.ts';
import { orRefused } from '../../../file-readers/tables/table-refused.ts';
import { fileRefused } from './file-refused.ts';

/** What is longer is too long for every column, and is told as such. */
const LONGEST_CELL = LONGEST.long + 1;

/**
 * Reads entries from a table (`readTable`).
 * @throws AppError REGISTER_FILE_REFUSED
 */
export function readRecordTable(bytes: Uint8Array): Promise<Table['rows']> {
  return orRefused(fileRefused, async () => {
    const [headings, ...rows] = (await readTable(bytes, MAX_IMPORTED)).rows;
    const cut = ({ line, cells }: Table['rows'][number]) => ({
      line,
      cells: cells.map((cell) => cell.slice(0, LONGEST_CELL)),
    });
    return [cut(headings), ...rows.map(cut)] as const;
  });
}
