import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { csvCell } from '../portal/csv-file.ts';
import { sayEnglish } from '../texts/testing/say-english.ts';
import { sayUnsaid } from '../texts/unsaid.ts';
import { changesOfRecord } from './changes-of-record.ts';
import { dueDay } from './due-day.ts';
import { nextRecord } from './next-record.ts';
import { readValue, readValues } from './read-value.ts';
import { recordState } from './record-state.ts';
import { columnsUnder, readRow } from './record-table.ts';
import type { ColumnType, RegisterColumn } from './register.ts';

const column = (type: ColumnType, more: Partial<RegisterColumn> = {}): RegisterColumn => ({
  id: type,
  type,
  name: type,
  help: '',
  required: false,
  options: [],
  ...more,
});
const RISK = column('choice', {
  options: [
    { id: 'low', name: 'Low' },
    { id: 'high', name: 'High risk' },
  ],
});
const faultOf = (of: RegisterColumn, text: string) => {
  const read = readValue(of, text);
  return 'fault' in read ? sayUnsaid(sayEnglish, read.fault) : null;
};

describe('a value', () => {
  test.each([
    [column('text'), '  Two  \n lines\u0000 ', 'Two lines'],
    [column('long'), 'Two\r\nlines', 'Two\nlines'],
    [column('date'), '22.11.2026', '2026-11-22'],
    [column('date'), '2026-2-3', '2026-02-03'],
    [column('number'), '2,50', '2.5'],
    [column('yes-no'), 'Sí', 'yes'],
    [column('yes-no'), 'Nein', 'no'],
    [RISK, 'HIGH RISK', 'high'],
    [RISK, 'low', 'low'],
    [column('text'), '   ', ''],
  ])('of %o entered as %j is kept as %j', (of, entered, value) => {
    expect(readValue(of, entered)).toEqual({ value });
  });

  test.each([
    [column('date'), '11/22/2026', 'Please enter the date as year-month-day, such as 2026-11-22.'],
    [column('date'), '0026-11-22', 'Please enter the date as year-month-day, such as 2026-11-22.'],
    [column('number'), 'many', 'Please enter a number such as 8 or 2.5.'],
    [column('yes-no'), 'maybe', 'Please enter yes or no.'],
    [RISK, 'middle', 'Please choose one of: Low, High risk.'],
    [column('text'), 'x'.repeat(201), 'Please enter at most 200 characters.'],
    [column('text', { required: true }), ' ', 'Please fill this in.'],
  ])('of %o that is %j is refused with words', (of, entered, text) => {
    expect(faultOf(of, entered)).toBe(text);
  });

  test('that is kept is read as itself', () => {
    const all = fc.constantFrom(...(['text', 'long', 'date', 'number', 'yes-no', 'person'] as const));
    fc.assert(
      fc.property(all, fc.oneof(fc.string(), fc.constantFrom('1.5', 'ja', '1.2.2026')), (type, text) => {
        const once = readValue(column(type), text);
        if ('value' in once) expect(readValue(column(type), once.value)).toEqual(once);
      }),
    );
  });
});

test('values that are empty are left out, and each fault is told at its column', () => {
  const columns = [column('text', { required: true }), column('date'), column('number')];
  const { values, faults } = readValues(columns, { date: 'soon', number: '4' });
  expect(values).toEqual({ number: '4' });
  expect(faults.map((fault) => fault.column)).toEqual(['text', 'date']);
});

describe('when an entry is due', () => {
  const own = { name: 'End', column: 'endsOn', months: null };
  const yearly = { name: 'Review', column: 'reviewedOn', months: 12 };
  test.each([
    [own, { endsOn: '2026-12-01' }, '2026-12-01'],
    [own, {}, null],
    [yearly, { reviewedOn: '2028-02-29' }, '2029-02-28'],
    [yearly, {}, '2026-12-27'],
  ])('%o of %o: %s', (rule, values, day) => {
    expect(dueDay(rule, values, '2026-11-27')).toBe(day);
  });

  test('it is overdue from the next day on, and never once it is closed', () => {
    const state = (dueOn: string | null, isClosed: boolean) => recordState({ dueOn, isClosed }, '2026-11-27');
    expect(state('2026-11-27', false)).toBe('open');
    expect(state('2026-11-26', false)).toBe('overdue');
    expect(state(null, false)).toBe('open');
    expect(state('2026-11-26', true)).toBe('closed');
  });
});

test('the next entry keeps what stays the same, and is due months after this one was closed', () => {
  const register = { due: { name: '', column: 'dueOn', months: null }, next: { months: 3, keeps: ['system', 'who'] } };
  expect(nextRecord(register, { system: 'Email', dueOn: '2026-11-01', notes: 'Two.' }, '2026-11-30')).toEqual({
    system: 'Email',
    dueOn: '2027-02-28',
  });
  expect(nextRecord({ ...register, next: null }, {}, '2026-11-30')).toBeNull();
});

test('a change names what was and what is, with nothing for what is the same', () => {
  expect(changesOfRecord(['a', 'b', 'c'], { a: '1', b: '2' }, { b: '2', c: '3' })).toEqual([
    { column: 'a', from: '1', to: '' },
    { column: 'c', from: '', to: '3' },
  ]);
});

describe('a file', () => {
  const NAMES = new Map([
    ['name', ['Company', 'Empresa']],
    ['reviewedOn', ['Last reviewed on', 'Última revisión']],
    ['ownerEmail', ['Email of the owner']],
  ]);

  test('has its columns found by name in any language, the first of two alike', () => {
    expect(columnsUnder(['empresa', 'ULTIMA REVISION', 'Company', 'Fax'], NAMES)).toEqual([
      'name',
      'reviewedOn',
      null,
      null,
    ]);
  });

  test('gives each row with its faults, those of the owner too', () => {
    const columns = [column('text', { id: 'name', required: true }), column('date', { id: 'reviewedOn' })];
    const row = readRow(columns, ['name', 'reviewedOn', 'ownerEmail'], { line: 3, cells: ['', 'May', 'nobody'] });
    expect(row.faults.map((fault) => fault.column)).toEqual(['name', 'reviewedOn', 'ownerEmail']);
  });

  test('brings back what was exported, formulas too', () => {
    fc.assert(
      fc.property(fc.constantFrom('=1+1', '@ann', '-5', '+49 30', 'plain'), (text) => {
        const cell = csvCell(text).replace(/^"|"$/g, '');
        const row = readRow([column('text')], ['text'], { line: 2, cells: [cell] });
        expect(row.values).toEqual({ text });
      }),
    );
  });
});
