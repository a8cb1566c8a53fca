import { availableParallelism } from 'node:os';
import { afterEach, expect, test, vi } from 'vitest';
import { HASHES_AT_ONCE, hashPassword, LONGEST_QUEUE, verifyPassword } from './password-hash.ts';

const running = vi.hoisted(() => ({ now: 0, most: 0, waiting: [] as (() => void)[] }));
vi.mock('@node-rs/argon2', () => ({
  hash: async (password: string) => `hash of ${password}`,
  verify: async (passwordHash: string, password: string) => {
    running.now += 1;
    running.most = Math.max(running.most, running.now);
    await new Promise<void>((resolve) => running.waiting.push(resolve));
    running.now -= 1;
    return passwordHash === `hash of ${password}`;
  },
}));

/** Ends what runs, until nothing is left. */
async function finish<Result>(work: Promise<Result>): Promise<Result> {
  const state = { ended: false };
  const ended = work.finally(() => {
    state.ended = true;
  });
  while (!state.ended) {
    running.waiting.splice(0).forEach((end) => {
      end();
    });
    await new Promise((resolve) => setImmediate(resolve));
  }
  return ended;
}

afterEach(() => {
  running.most = 0;
});

test('V15.2.2 no more hashes run at once than there are cores, and never more than four', async () => {
  expect(HASHES_AT_ONCE).toBeGreaterThanOrEqual(1);
  expect(HASHES_AT_ONCE).toBeLessThanOrEqual(Math.min(4, availableParallelism()));
  const results = await finish(Promise.all(Array.from({ length: 30 }, (_, n) => verifyPassword('hash of 7', `${n}`))));
  expect(results.filter(Boolean)).toHaveLength(1);
  expect(running.most).toBe(HASHES_AT_ONCE);
});

test('V15.2.2 whoever comes when the queue is full is sent away, and the queue goes on', async () => {
  const queued = Array.from({ length: HASHES_AT_ONCE + LONGEST_QUEUE }, () => verifyPassword('hash of a', 'a'));
  await new Promise((resolve) => setImmediate(resolve));
  await expect(verifyPassword('hash of a', 'a')).rejects.toMatchObject({ code: 'TOO_BUSY' });
  await expect(hashPassword('a')).rejects.toMatchObject({ code: 'TOO_BUSY' });
  expect((await finish(Promise.all(queued))).every(Boolean)).toBe(true);
  expect(await finish(verifyPassword('hash of a', 'a'))).toBe(true);
});

test('without a hash to check against the work is the same and the answer no', async () => {
  expect(await finish(verifyPassword(null, 'no account has this password'))).toBe(false);
  expect(running.most).toBe(1);
});
