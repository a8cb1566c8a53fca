import { AppError } from '../../../call/app-error.ts';
import { fileReader } from '../../../file-readers/file-reader.ts';
import type { readPeopleCsv } from './read-people-csv.ts';

/** Reads a list of who is to get sign-up links in a thread of its own. */
export const PEOPLE_CSV = fileReader<typeof readPeopleCsv>(
  new URL('./read-people-csv.ts', import.meta.url),
  'readPeopleCsv',
  () => new AppError('CSV_TOO_MUCH', { field: 'csv' }),
);
