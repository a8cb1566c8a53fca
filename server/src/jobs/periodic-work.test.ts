import pino from 'pino';
import { expect, test } from 'vitest';
import { startPeriodicWork } from './periodic-work.ts';

test('work comes again and again, also after it failed, and never twice at once', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const done = Promise.withResolvers<void>();
  let runs = 0;
  let atOnce = 0;
  const periodic = startPeriodicWork(
    [
      {
        name: 'sweep',
        everyMs: 1,
        async run() {
          runs += 1;
          atOnce += 1;
          expect(atOnce).toBe(1);
          await new Promise((resolve) => setImmediate(resolve));
          atOnce -= 1;
          if (runs === 1) throw new Error('broken broom');
          if (runs === 4) done.resolve();
        },
      },
    ],
    log,
  );
  await done.promise;
  await periodic.stop();
  const failures = lines.filter((line) => line.includes('periodic work failed'));
  expect(failures).toHaveLength(1);
  expect(failures[0]).toContain('sweep');
});

test('stopping waits for the run at work, and none comes after it', async () => {
  const entered = Promise.withResolvers<void>();
  const leave = Promise.withResolvers<void>();
  let runs = 0;
  const work = {
    name: 'sweep',
    everyMs: 0,
    async run() {
      runs += 1;
      entered.resolve();
      await leave.promise;
    },
  };
  const periodic = startPeriodicWork([work], pino({ level: 'silent' }));
  await entered.promise;
  let isStopped = false;
  const stopped = periodic.stop().then(() => {
    isStopped = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isStopped).toBe(false);
  leave.resolve();
  await stopped;
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(runs).toBe(1);
});
