import { describe, expect, test } from 'vitest';
import { dialed, inOrderOfRoles } from './emergency-contacts.ts';

describe('the contacts of an emergency card', () => {
  test('stand in the order in which they are called', () => {
    const contacts = [
      { role: 'police', name: 'C' },
      { role: 'incident-lead', name: 'A' },
      { role: 'bank', name: 'B1' },
      { role: 'bank', name: 'B2' },
    ] as const;
    expect(inOrderOfRoles(contacts).map(({ name }) => name)).toEqual(['A', 'B1', 'B2', 'C']);
  });

  test.each([
    ['+1 (555) 010-1234', '+15550101234'],
    ['+49 (0)30 1234-56', '+4930123456'],
    ['0800 / 12 34', '08001234'],
    ['112', '112'],
    ['ask at the desk', null],
    ['', null],
  ])('%s is dialed as %s', (phone, number) => expect(dialed(phone)).toBe(number));
});
