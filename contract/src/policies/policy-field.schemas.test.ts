import { expect, test } from 'vitest';
import { fieldValueSchema, policyField } from './policy-field.schemas.ts';

const named = { id: 'some', label: 'Some field', help: 'Choose what suits the firm best.' };
const takes = (field: Parameters<typeof fieldValueSchema>[0], value: unknown) =>
  fieldValueSchema(field).safeParse(value).success;

test('a text has one to 230 characters in one line', () => {
  const field = { ...named, type: 'text', default: 'x' } as const;
  expect(['a', 'a'.repeat(230)].map((value) => takes(field, value))).toEqual([true, true]);
  expect(['', '  ', 'a'.repeat(231), 'a\nb', 5, null].map((value) => takes(field, value))).not.toContain(true);
});

test('a number is whole and within its bounds', () => {
  const field = { ...named, type: 'number', default: 3, min: 1, max: 5, unit: { one: 'day', many: 'days' } } as const;
  expect([1, 5].map((value) => takes(field, value))).toEqual([true, true]);
  expect([0, 6, 1.5, '3', Number.NaN].map((value) => takes(field, value))).not.toContain(true);
});

test('a choice is one of its options, a yes/no nothing else', () => {
  const options = [
    { id: 'one', label: 'One' },
    { id: 'two', label: 'Two' },
  ];
  const choice = { ...named, type: 'choice', default: 'one', options } as const;
  expect(['two', 'three', ''].map((value) => takes(choice, value))).toEqual([true, false, false]);
  const yesNo = { ...named, type: 'yes-no', default: true } as const;
  expect([false, 'yes', 1].map((value) => takes(yesNo, value))).toEqual([true, false, false]);
});

test('a list has up to 20 entries, and none only where it may be empty', () => {
  const list = { ...named, type: 'list', default: ['a'] } as const;
  const entries = (count: number) => Array.from({ length: count }, () => 'entry');
  expect([1, 20, 0, 21].map((count) => takes(list, entries(count)))).toEqual([true, true, false, false]);
  expect(takes({ ...list, mayBeEmpty: true }, [])).toBe(true);
  expect(takes(list, [''])).toBe(false);
});

test('a field whose default it would refuse itself is no field', () => {
  const field = { ...named, type: 'choice', default: 'none', options: [named, { ...named, id: 'other' }] };
  const options = field.options.map(({ id, label }) => ({ id, label }));
  expect(policyField.safeParse({ ...field, options }).success).toBe(false);
  expect(policyField.safeParse({ ...field, options, default: 'other' }).success).toBe(true);
});
