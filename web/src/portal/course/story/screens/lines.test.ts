import { expect, test } from 'vitest';
import type { ScreenData } from '../story-types.ts';
import { linesOf } from './lines.ts';

const screen = (lines: readonly string[], wrong?: number): ScreenData => ({
  kind: 'text-message',
  title: 'Unknown number',
  lines: [...lines],
  ...(wrong === undefined ? {} : { wrong }),
});
const WIDE = 2000;
const rows = (lines: readonly string[], wrong?: number) =>
  linesOf(screen(lines, wrong), 'bubble', WIDE, 0).map((line) => line.rows.join('/'));
const MESSAGE = ['It’s Kim, new phone. Driver is at the', 'back door. Text me', 'the door code, quick!'];

test('a message that goes on from line to line is one text, except for the part that is marked', () => {
  expect(rows(MESSAGE)).toEqual([MESSAGE.join(' ')]);
  const [first, marked] = linesOf(screen(MESSAGE, 3), 'bubble', WIDE, 0);
  expect(first?.rows).toEqual([`${MESSAGE[0]} ${MESSAGE[1]}`]);
  expect(marked).toMatchObject({ rows: [MESSAGE[2]], isWrong: true, block: null });
  expect(first?.block?.height).toBe((first?.height ?? 0) + (marked?.height ?? 0));
});

test('items of a list, answers and what has a label stay apart', () => {
  const list = [
    'The key to the cash box',
    'My own phone',
    'You: yes',
    'New account: none, and no other change',
    'New phone: none',
  ];
  expect(rows(list)).toEqual(['The key to the cash box', 'My own phone', 'yes', ...list.slice(3)]);
  expect(linesOf(screen(list), 'bubble', WIDE, 0).map(({ isOwn }) => isOwn)).toEqual([
    false,
    false,
    true,
    false,
    false,
  ]);
});

test('buttons stand beside each other and fit', () => {
  const [line] = linesOf(screen(['[ Deny this request ] [ Allow this request ]']), 'check', 200, 0);
  expect(line?.buttons.map(({ text }) => text)).toEqual(['Deny this request', 'Allow this request']);
  const last = line?.buttons.at(-1);
  expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual(200.01);
});

test('an address below the name of who wrote stands alone', () => {
  const from = ['From: Hillside Parts, Orders', 'orders@hillside.order-view.example', 'Your delivery time is set.'];
  expect(rows(from)).toEqual(from);
});
