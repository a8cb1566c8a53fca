import { expect, test } from 'vitest';
import { memoryOf } from './memory-of.ts';

test('bytes go over with their memory, given alone or within a record, and the same memory once', () => {
  const bytes = new Uint8Array(8);
  const whole = Buffer.alloc(20);
  const given = [bytes, { fileName: 'a.csv', bytes: whole.subarray(0, 5) }, bytes.subarray(2), 'the text', null, 7];
  expect(memoryOf(given)).toEqual([bytes.buffer, whole.buffer]);
});

test('memory that others share stays', () => {
  expect(memoryOf([Buffer.from('short')])).toEqual([]);
});
