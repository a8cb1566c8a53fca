import { expect, test } from 'vitest';
import { readRoles } from './role-words.ts';

test.each([
  ['', []],
  ['money', ['money']],
  ['Front desk and phone; Owner or board', ['owner', 'front-desk']],
  ['Geschäftsführung / Home-Office', ['owner', 'remote']],
  ['Recepción y teléfono', ['front-desk']],
  ['IT-Verwaltung, IT', ['it-admin']],
])('“%s” is read', (cell, roles) => {
  expect(readRoles(cell)).toEqual(roles);
});

test('a word that is no role is not passed over', () => {
  expect(readRoles('money, pilot')).toBeNull();
});
