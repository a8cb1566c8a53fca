import { type Unsaid, unsaid } from '../texts/unsaid.ts';
import { readDay } from '../training/people-table.ts';
import { LONGEST, type RegisterColumn } from './register.ts';
import { faults } from './registers.texts.ts';

/** A value as it is kept, or what is wrong with it. */
export type ReadValue = { readonly value: string } | { readonly fault: Unsaid };

const YES = new Set(['yes', 'y', 'true', '1', 'x', 'ja', 'j', 'sí', 'si', 's']);
const NO = new Set(['no', 'n', 'false', '0', 'nein']);
const NUMBER = /^-?\d{1,12}(?:[.,]\d{1,4})?$/;

/**
 * What somebody entered in a column, in a form or a file. An empty text is no value, which a required column does not take.
 * Days are read as lists of people have them (`readDay`); a choice by its id or its name.
 */
export function readValue(column: RegisterColumn, entered: string): ReadValue {
  const text = cleaned(column, entered);
  if (text === '') return column.required ? { fault: unsaid(faults.required) } : { value: '' };
  if (text.length > LONGEST[column.type] && FREE.has(column.type))
    return { fault: unsaid(faults.tooLong, { most: LONGEST[column.type] }) };
  return READERS[column.type](text, column);
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: no database and no page takes them
const CONTROL = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Without what no text holds; several lines are one where the column has one. */
function cleaned({ type }: RegisterColumn, entered: string): string {
  const text = entered.toWellFormed().replaceAll('\r\n', '\n').replace(CONTROL, '').trim();
  return type === 'long'
    ? text
    : text
        .split(/[\n\r\t]/)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(' ');
}

const FREE: ReadonlySet<string> = new Set(['text', 'long', 'person']);

type Reader = (text: string, column: RegisterColumn) => ReadValue;
const asWritten: Reader = (value) => ({ value });

const READERS: Readonly<Record<RegisterColumn['type'], Reader>> = {
  text: asWritten,
  long: asWritten,
  person: asWritten,
  date(text) {
    const day = readDay(text);
    return day === null || day < '1900' ? { fault: unsaid(faults.date) } : { value: day };
  },
  number: (text) =>
    NUMBER.test(text) ? { value: String(Number(text.replace(',', '.'))) } : { fault: unsaid(faults.number) },
  'yes-no'(text) {
    const word = text.toLowerCase();
    if (YES.has(word)) return { value: 'yes' };
    return NO.has(word) ? { value: 'no' } : { fault: unsaid(faults.yesNo) };
  },
  choice(text, { options }) {
    const wanted = text.toLowerCase();
    const found = options.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
    const names = options.map(({ name }) => name).join(', ');
    return found === undefined ? { fault: unsaid(faults.choice, { options: names }) } : { value: found.id };
  },
};

/** What is wrong with one column of an entry. */
export type ValueFault = { readonly column: string; readonly fault: Unsaid };

/** All columns of an entry as they are kept, without those that are empty, and what is wrong with others. */
export function readValues(
  columns: readonly RegisterColumn[],
  entered: Readonly<Record<string, string | undefined>>,
): { readonly values: Readonly<Record<string, string>>; readonly faults: readonly ValueFault[] } {
  const read = columns.map((column) => ({ id: column.id, ...readValue(column, entered[column.id] ?? '') }));
  return {
    values: Object.fromEntries(
      read.flatMap((one) => ('value' in one && one.value !== '' ? [[one.id, one.value] as const] : [])),
    ),
    faults: read.flatMap((one) => ('fault' in one ? [{ column: one.id, fault: one.fault }] : [])),
  };
}
