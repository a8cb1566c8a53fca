import { expect, test } from 'vitest';
import { type CourseSlots, fillSlots, slotsIn } from './course-slots.ts';
import { UNKNOWN_PROGRAMS } from './firm-programs.ts';

const SLOTS: CourseSlots = {
  lock: { by: 'computers', windows: 'Press $& + L.', mac: 'Press Q.', unknown: 'Lock it.' },
  report: { by: 'mail', microsoft: 'Choose Report.', google: 'Choose More.', unknown: 'Use the button.' },
  find: { by: 'phones', iphone: 'Mark it.', android: 'Secure it.', unknown: 'Look for it.' },
};
const TEXT = 'Get up. [[lock]] Odd? [[report]] Lost? [[find]]';

test('each slot becomes what fits the firm', () => {
  expect(fillSlots(TEXT, SLOTS, { mail: 'google', computers: 'windows', phones: 'iphone' })).toBe(
    'Get up. Press $& + L. Odd? Choose More. Lost? Mark it.',
  );
  expect(fillSlots(TEXT, SLOTS, UNKNOWN_PROGRAMS)).toBe('Get up. Lock it. Odd? Use the button. Lost? Look for it.');
});

test('what names no slot is text', () => {
  for (const text of ['[[constructor]]', '[[other]]', '[lock]', '[[lock]](https://firm.example/)'])
    expect(fillSlots(text, SLOTS, UNKNOWN_PROGRAMS)).toBe(text);
});

test('names are found in their order, known or not', () => {
  expect(slotsIn(`${TEXT} [[other one]] [[1]](https://firm.example/)`)).toEqual([
    'lock',
    'report',
    'find',
    'other one',
  ]);
});
