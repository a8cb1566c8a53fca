import { expect, test } from 'vitest';
import { readPeople } from './read-people.ts';

test('addresses are read with and without names, once each', () => {
  const text =
    'Ann Lee <Ann@firm.example>\n\nben.okafor@firm.example;\n"Cy, Dr." cy@firm.example\nann@firm.example\nnobody';
  expect(readPeople(text)).toEqual({
    people: [
      { name: 'Ann Lee', email: 'ann@firm.example' },
      { name: 'Ben Okafor', email: 'ben.okafor@firm.example' },
      { name: 'Cy, Dr.', email: 'cy@firm.example' },
    ],
    faults: ['Line 6 has no email address: “nobody”.'],
    twice: ['Line 5: ann@firm.example is listed twice.'],
  });
});
