import { REGISTER_IDS } from '@portal/domain/registers/register.ts';
import { LANGUAGES } from '@portal/domain/texts/languages.ts';
import { expect, test } from 'vitest';
import { registerFile } from './register-file.schemas.ts';
import { readShippedRegisters } from './shipped-registers.ts';

test.each(LANGUAGES)('in %s every register comes in its order, with an example of its own', (language) => {
  const registers = readShippedRegisters(language);
  expect(registers.map(({ id }) => id)).toEqual([...REGISTER_IDS]);
  for (const { id, title, example, columns } of registers) {
    expect(example[title], id).toBeTruthy();
    for (const column of columns) if (column.required) expect(example[column.id], `${id}.${column.id}`).toBeTruthy();
  }
});

const column = (id: string, more: object = {}) => ({ id, type: 'text', name: id, ...more });
const FILE = {
  id: 'keys',
  order: 1,
  name: 'Keys',
  entry: 'Key',
  purpose: 'Keys.',
  askedBy: 'Auditors.',
  howTo: ['One.', 'Two.', 'Three.'],
  title: 'a',
  due: { name: 'Check', column: 'b' },
  done: 'Returned.',
  columns: [
    column('a', { required: true }),
    column('b', { type: 'date' }),
    ...['c', 'd', 'e', 'f'].map((id) => column(id)),
  ],
  example: { says: { a: 'Door' }, values: {} },
};
const reasons = (more: object) => {
  const { error } = registerFile.safeParse({ ...FILE, ...more });
  return error?.issues.map(({ message }) => message);
};

test.each([
  [{}, undefined],
  [{ title: 'c' }, ['the column that is the title must be required']],
  [{ due: { name: 'Check', column: 'c' } }, ['c is no date']],
  [{ next: { months: 3, keeps: ['c'] } }, ['the next entry would begin without a, which is required']],
  [{ next: { months: 3, keeps: ['a', 'z'] } }, ['there is no column z']],
  [
    { due: { name: 'Check', column: 'b', months: 3 }, next: { months: 3, keeps: ['a'] } },
    ['what comes again has no next entry'],
  ],
  [{ checklist: [{ id: 'a', name: 'A' }] }, undefined],
  [{ columns: [...FILE.columns, column('c')] }, ['two columns are called c']],
])('a file with %o: %o', (more, faults) => {
  expect(reasons(more)).toEqual(faults);
});

test('a column has options where it is a choice, and only there', () => {
  const options = [
    { id: 'x', name: 'X' },
    { id: 'y', name: 'Y' },
  ];
  const withColumn = (last: object) => ({ columns: [...FILE.columns, column('g', last)] });
  expect(reasons(withColumn({ type: 'choice', options }))).toBeUndefined();
  expect(reasons(withColumn({ type: 'choice' }))).toHaveLength(1);
  expect(reasons(withColumn({ options }))).toHaveLength(1);
  expect(reasons({ fax: 1 })).toHaveLength(1);
});
