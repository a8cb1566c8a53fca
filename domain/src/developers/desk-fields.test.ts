import { expect, test } from 'vitest';
import { type DeskFieldKind, takesValue } from './desk-fields.ts';

const OPTIONS = [{ id: '1', name: 'High' }];

test.each<[kind: DeskFieldKind, value: string, takes: boolean]>([
  ['text', 'Security', true],
  ['text', ' ', false],
  ['lines', 'x'.repeat(255), true],
  ['lines', 'x'.repeat(256), false],
  ['number', '-1.5', true],
  ['number', '1e9', false],
  ['number', 'Infinity', false],
  ['choice', '1', true],
  ['choice', 'High', false],
  ['choices', '1', true],
  ['choices', '2', false],
  ['labels', 'security portal', true],
  ['other', 'anything', false],
])('%s takes %j: %s', (kind, value, takes) => {
  expect(takesValue({ kind, options: OPTIONS }, value)).toBe(takes);
});
