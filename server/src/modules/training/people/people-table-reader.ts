import { fileReader } from '../../../file-readers/file-reader.ts';
import { fileRefused } from './file-refused.ts';
import type { readPeopleTable } from './read-people-table.ts';

/** Reads a list of people in a thread of its own. */
export const PEOPLE_TABLE = fileReader<typeof readPeopleTable>(
  new URL('./read-people-table.ts', import.meta.url),
  'readPeopleTable',
  fileRefused,
);
