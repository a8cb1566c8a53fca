import { afterAll, expect, test } from 'vitest';
import { PEOPLE_TABLE } from '../modules/training/people/people-table-reader.ts';
import { workbookOf } from '../testing/workbook.ts';
import { createFileReaders } from './file-readers.ts';

const readers = createFileReaders((error) => {
  throw error;
});
afterAll(() => readers.close());

const PEOPLE = 10_000;
const rows = (others: readonly string[]) =>
  Array.from({ length: PEOPLE }, (_none, place) => [`p${place}@firm.example`, 'Ann Lee', 'd'.repeat(190), ...others]);
const HEADINGS = ['Email', 'Name', 'Department'];
const text = [HEADINGS, ...rows(['x'.repeat(700)])].map((row) => row.join(',')).join('\n');
const LISTS = [
  ['a workbook', workbookOf([HEADINGS, ...rows(Array.from({ length: 8 }, (_none, column) => `cell ${column}`))])],
  ['a text of nine megabytes', Buffer.from(text)],
] as const;

test.each(LISTS)('the largest list that may be sent is read: %s', async (_title, bytes) => {
  const { rows: read } = await readers.read(PEOPLE_TABLE, 'firm', bytes);
  expect(read).toHaveLength(PEOPLE);
});
