import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createRequestPace, type PaceClock } from './request-pace.ts';

/** A clock that moves only when somebody sleeps. */
function fakeClock(): PaceClock {
  let now = 0;
  return {
    now: () => now,
    sleep: async (ms) => {
      now += ms;
    },
  };
}

const never = new AbortController().signal;

test('no second ever sees more requests than the rate', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 50 }),
      fc.array(fc.integer({ min: 0, max: 700 }), { maxLength: 60 }),
      async (rate, pauses) => {
        const clock = fakeClock();
        const pace = createRequestPace(rate, clock);
        const sent: number[] = [];
        for (const pause of pauses) {
          await clock.sleep(pause, never);
          await pace.turn(never);
          sent.push(clock.now());
        }
        for (const at of sent)
          expect(sent.filter((other) => other >= at && other < at + 1000).length).toBeLessThanOrEqual(rate);
      },
    ),
  );
});

test('a timer that fires late does not let requests bunch up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 0, max: 90 }), { minLength: 2, maxLength: 40 }), async (delays) => {
      let now = 0;
      let sleeps = 0;
      const clock: PaceClock = {
        now: () => now,
        sleep: async (ms) => {
          now += ms + (delays[sleeps++ % delays.length] ?? 0);
        },
      };
      const pace = createRequestPace(10, clock);
      const sent: number[] = [];
      for (let count = 0; count < 60; count += 1) {
        await pace.turn(never);
        sent.push(now);
      }
      for (const [index, at] of sent.entries()) expect(at - (sent[index - 1] ?? -100)).toBeGreaterThanOrEqual(100);
    }),
  );
});

test('several callers at once share the rate', async () => {
  const times: number[] = [];
  let now = 0;
  const clock: PaceClock = {
    now: () => now,
    sleep: async (ms) => {
      await Promise.resolve();
      now = Math.max(now, now + ms);
    },
  };
  const pace = createRequestPace(10, clock);
  await Promise.all(
    [1, 2, 3, 4].map(async () => {
      await pace.turn(never);
      times.push(now);
    }),
  );
  expect(times[0]).toBe(0);
  expect(times.at(-1)).toBeGreaterThanOrEqual(300);
});

test('slowing down halves the rate, to a sixteenth at most', async () => {
  const clock = fakeClock();
  const pace = createRequestPace(10, clock);
  await pace.turn(never);
  for (let times = 0; times < 9; times += 1) pace.slowDown();
  await pace.turn(never);
  const before = clock.now();
  await pace.turn(never);
  expect(clock.now() - before).toBe(1600);
});

test('a crawl delay is kept', async () => {
  const clock = fakeClock();
  const pace = createRequestPace(10, clock);
  pace.keepDistance(5000);
  await pace.turn(never);
  await pace.turn(never);
  expect(clock.now()).toBe(5000);
});

test('waiting ends with a cancelled scan', async () => {
  const pace = createRequestPace(1, fakeClock());
  await expect(pace.turn(AbortSignal.abort(new Error('stop')))).rejects.toThrow('stop');
});

test('what a slow site cost is given back, and what it asked for is not', async () => {
  const clock = fakeClock();
  const pace = createRequestPace(10, clock);
  const apart = async () => {
    await pace.turn(never);
    const before = clock.now();
    await pace.turn(never);
    return clock.now() - before;
  };
  pace.slowDown();
  pace.ease();
  expect(await apart()).toBe(400);
  pace.recover();
  expect(await apart()).toBe(200);
  pace.recover();
  expect(await apart()).toBe(200);
  for (let count = 0; count < 9; count += 1) pace.ease();
  expect(await apart()).toBe(1600);
});
