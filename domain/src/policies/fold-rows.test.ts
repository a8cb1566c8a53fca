import { expect, test } from 'vitest';
import { foldRows } from './fold-rows.ts';

const table = (...rows: string[]) => ['| Who | What they do |', '|---|---|', ...rows].join('\n');

test('rows of a table that begin alike are one, in the place of the first', () => {
  expect(foldRows(table('| Ann | Approves. |', '| Bo | Sets up. |', '| ann | Reviews. |'))).toBe(
    table('| Ann | Approves. Reviews. |', '| Bo | Sets up. |'),
  );
});

test('two tables, and tables of three columns, stay as they are', () => {
  const two = `${table('| Ann | A |')}\n\nWords.\n\n${table('| Ann | B |')}`;
  expect(foldRows(two)).toBe(two);
  const three = '| A | B | C |\n|---|---|---|\n| Low | 1 | x |\n| Low | 2 | y |';
  expect(foldRows(three)).toBe(three);
});
