import { expect, test } from 'vitest';
import { createWaitingLine } from './waiting-line.ts';

const later = () => Promise.withResolvers<void>();

test('one work runs at a time, and whoever has fewest here comes next', async () => {
  const line = createWaitingLine();
  const order: string[] = [];
  const first = later();
  const work = (name: string, until?: Promise<void>) => async () => {
    order.push(name);
    await until;
  };
  const works = [
    line.inTurn('a', work('a1', first.promise)),
    line.inTurn('a', work('a2')),
    line.inTurn('a', work('a3')),
    line.inTurn('b', work('b1')),
    line.inTurn('c', work('c1')),
  ];
  await Promise.resolve();
  expect(order).toEqual(['a1']);
  first.resolve();
  await Promise.all(works);
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
});

test('the fourth file of one, and the 32nd of all, are told to come again', async () => {
  const line = createWaitingLine();
  const all = later();
  const works = Array.from({ length: 31 }, (_none, place) => line.inTurn(`owner ${place % 11}`, () => all.promise));
  await expect(line.inTurn('owner 0', async () => 1)).rejects.toMatchObject({ code: 'READERS_BUSY' });
  await expect(line.inTurn('somebody else', async () => 1)).rejects.toMatchObject({ code: 'READERS_BUSY' });
  all.resolve();
  await Promise.all(works);
  expect(await line.inTurn('owner 0', async () => 1)).toBe(1);
});

test('a work that fails makes room for the next', async () => {
  const line = createWaitingLine();
  await expect(
    line.inTurn('a', async () => {
      throw new Error('broken');
    }),
  ).rejects.toThrow('broken');
  expect(await line.inTurn('a', async () => 'read')).toBe('read');
});
