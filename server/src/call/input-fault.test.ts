import { line } from '@portal/contract/call.ts';
import { sayUnsaid } from '@portal/domain/texts/unsaid.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { sayFor } from '../system/texts/say-for.ts';
import { inputFault } from './input-fault.ts';

const say = sayFor({ locale: 'en-US', timeZone: 'UTC' });
const german = sayFor({ locale: 'en-US', timeZone: 'UTC' }, 'de');

function faultOf(schema: z.ZodType, value: unknown, language = say): string | null {
  const [issue] = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  return issue === undefined ? null : sayUnsaid(language, inputFault(issue));
}

test.each([
  [z.string(), undefined, 'Please fill this in.'],
  [z.string().min(1), '', 'Please fill this in.'],
  [z.string(), 1, 'Please check this.'],
  [z.string().min(8), 'short', 'Please enter at least 8 characters.'],
  [line(5), 'far too long', 'Please enter at most 5 characters.'],
  [z.array(z.string()).min(2), ['one'], 'Please enter at least 2.'],
  [z.array(z.string()).max(1000), Array(1001).fill(''), 'At most 1,000 entries.'],
  [z.number(), 'two', 'Please enter a number.'],
  [z.int(), 1.5, 'Please enter a whole number.'],
  [z.int().min(1), 0, 'Please enter 1 or more.'],
  [z.int().max(31), 32, 'Please enter 31 or less.'],
  [z.enum(['a', 'b']), 'c', 'Please choose one of the options.'],
  [z.uuid(), 'x', 'Please check this.'],
  [z.iso.date(), 'soon', 'Please enter a date.'],
  [z.email(), 'anna', 'Please enter a valid email address.'],
  [z.strictObject({}), { more: 1 }, 'Please check this.'],
  [z.union([z.string(), z.boolean()]), 1, 'Please check this.'],
] as const)('%# a wrong value is told of in plain words: %s', (schema, value, words) => {
  expect(faultOf(schema, value)).toBe(words);
});

test('what a schema says itself comes before plain words, and both in the language of who asks', () => {
  expect(faultOf(line(5).min(1, 'Please enter a name.'), '', german)).toBe('Bitte geben Sie einen Namen ein.');
  expect(faultOf(line(1), 'long', german)).toBe('Bitte geben Sie höchstens 1 Zeichen ein.');
});
