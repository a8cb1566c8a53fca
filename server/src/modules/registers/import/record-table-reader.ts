import { fileReader } from '../../../file-readers/file-reader.ts';
import { fileRefused } from './file-refused.ts';
import type { readRecordTable } from './read-record-table.ts';

/** Reads the entries of a file in a thread of its own. */
export const RECORD_TABLE = fileReader<typeof readRecordTable>(
  new URL('./read-record-table.ts', import.meta.url),
  'readRecordTable',
  fileRefused,
);
