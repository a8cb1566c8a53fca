import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createAnswerQueue, SAVE_DELAY_MS } from './answer-queue.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Saves that end when the test says so. */
function slowSaves() {
  const saves: { readonly what: string; readonly end: () => void }[] = [];
  const queue = createAnswerQueue<number>(
    (elementPath, level) =>
      new Promise((resolve) => {
        saves.push({ what: `${elementPath} ${level}`, end: resolve });
      }),
  );
  return { queue, saves, sent: () => saves.map(({ what }) => what) };
}
const settled = () => vi.advanceTimersByTimeAsync(0);

test('only the last change within 200 ms is saved, 200 ms after it', async () => {
  const { queue, sent } = slowSaves();
  queue.put('a', 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS - 1);
  queue.put('a', 2);
  vi.advanceTimersByTime(199);
  expect(sent()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent()).toEqual(['a 2']);
});

test('a change is in view from the moment it is made until its save has ended', async () => {
  const { queue, saves } = slowSaves();
  const heard = vi.fn();
  queue.subscribe(heard);
  queue.put('a', 1);
  expect([...queue.read()]).toEqual([['a', 1]]);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect([...queue.read()]).toEqual([['a', 1]]);
  saves[0]?.end();
  await settled();
  expect(queue.read().size).toBe(0);
  expect(heard).toHaveBeenCalled();
});

test('saves of one element follow each other, those of others run beside them', async () => {
  const { queue, saves, sent } = slowSaves();
  queue.put('a', 1);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  queue.put('a', 2);
  queue.put('b', 5);
  vi.advanceTimersByTime(SAVE_DELAY_MS);
  expect(sent()).toEqual(['a 1', 'b 5']);
  saves[0]?.end();
  await settled();
  expect(sent()).toEqual(['a 1', 'b 5', 'a 2']);
  expect(queue.read().get('a')).toBe(2);
});

test('leaving the page sends at once what waits, and settling waits for all of it', async () => {
  const { queue, saves, sent } = slowSaves();
  queue.put('a', 1);
  queue.flush();
  expect(sent()).toEqual(['a 1']);
  queue.put('a', 2);
  const done = vi.fn();
  void queue.settle().then(done);
  await settled();
  expect(done).not.toHaveBeenCalled();
  saves[0]?.end();
  await settled();
  expect(sent()).toEqual(['a 1', 'a 2']);
  saves[1]?.end();
  await settled();
  expect(done).toHaveBeenCalled();
});
