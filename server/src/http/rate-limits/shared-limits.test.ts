import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRedisStandIn } from '../../testing/redis-stand-in.ts';
import { nextAddress } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { SharedLimits } from './shared-limits.ts';

const MINUTE_MS = 60_000;
const SIGN_INS = authenticate.perMinute ?? 0;

/** Requests of one address to portals in turn, all at the same moment; answers how many were let through. */
async function letThrough(portals: readonly TestPortal[], path: string, count: number, address = nextAddress()) {
  const answers = await Promise.all(
    Array.from({ length: count }, (_, index) =>
      portals[index % portals.length]?.portal.http.inject({
        method: path === '/api/identity/authenticate' ? 'POST' : 'GET',
        url: path,
        headers: { host: 'localhost:3000' },
        remoteAddress: address,
      }),
    ),
  );
  return answers.filter((answer) => answer?.statusCode !== 429).length;
}

const STORES = [
  ['the database', async () => ({ environment: {}, stop: async () => undefined })],
  [
    'Valkey or Redis',
    async () => {
      const standIn = await startRedisStandIn();
      const url = process.env.TEST_REDIS_URL ?? standIn.url;
      return { environment: { RATE_LIMITS_URL: url }, stop: () => standIn.stop() };
    },
  ],
] as const;

describe.each(STORES)('two portals that count in %s', (_name, startStore) => {
  let store: Awaited<ReturnType<typeof startStore>>;
  let portals: readonly [TestPortal, TestPortal];
  beforeAll(async () => {
    store = await startStore();
    const first = await startTestPortal(store.environment);
    portals = [first, await startTestPortal(store.environment, null, first)];
  });
  afterAll(async () => {
    await portals[1].stop();
    await portals[0].stop();
    await store.stop();
  });

  test('V2.4.1 let through as many calls as one would', async () => {
    const address = nextAddress();
    expect(await letThrough(portals, '/api/identity/authenticate', 3 * SIGN_INS, address)).toBe(SIGN_INS);
    for (const portal of portals) {
      expect(await letThrough([portal], '/api/identity/authenticate', 1, address)).toBe(0);
      expect(await letThrough([portal], '/api/identity/authenticate', 1)).toBe(1);
    }
  });

  test('V2.4.1 let through 2 % more for each of them where a limit is counted in batches', async () => {
    const address = nextAddress();
    let allowed = 0;
    // Ten at a time: the store is given up after half a second, and on a busy machine a hundred at once can take longer than that.
    for (let sent = 0; sent < 1600; sent += 10) allowed += await letThrough(portals, '/disclaimer.html', 10, address);
    expect(allowed).toBeGreaterThanOrEqual(1200);
    expect(allowed).toBeLessThanOrEqual(1200 + 2 * 23);
  });
});

test('V16.5.3 without the store each portal holds the limits by itself, and says so once', async () => {
  const standIn = await startRedisStandIn();
  const portal = await startTestPortal({ RATE_LIMITS_URL: standIn.url, LOG_LEVEL: 'error' });
  await standIn.stop();
  expect(await letThrough([portal], '/api/identity/authenticate', 3 * SIGN_INS)).toBe(SIGN_INS);
  expect(await letThrough([portal], '/disclaimer.html', 1300)).toBe(1200);
  expect(portal.logged.filter((line) => line.includes('each process counts requests for itself'))).toHaveLength(1);
  await portal.stop();
});

/** A store in this process, which counts how often it is asked. */
function memoryStore() {
  const counted = new Map<string, number>();
  const store = { asked: 0, isAway: false, takesMs: 0 };
  return {
    store,
    async add(key: string, more: number) {
      store.asked += 1;
      if (store.takesMs > 0) await new Promise((resolve) => setTimeout(resolve, store.takesMs));
      if (store.isAway) throw new Error('away');
      counted.set(key, (counted.get(key) ?? 0) + more);
      return { counted: counted.get(key) ?? 0, msLeft: MINUTE_MS };
    },
    clearExpired: async () => undefined,
    close: async () => undefined,
  };
}

test('the store is asked once for a hundredth of a large limit, and never for an address that is over it', async () => {
  const counts = memoryStore();
  const limits = new SharedLimits(counts, () => undefined);
  for (let index = 0; index < 1200; index += 1) await limits.count('a', MINUTE_MS, 1200);
  expect(counts.store.asked).toBeLessThanOrEqual(101);
  for (let index = 0; index < 12; index += 1) await limits.count('a', MINUTE_MS, 1200);
  const { asked } = counts.store;
  for (let index = 0; index < 1000; index += 1) await limits.count('a', MINUTE_MS, 1200);
  expect(counts.store.asked).toBe(asked);
});

test('requests at the same moment wait for one question together, and each has a place of its own', async () => {
  const counts = memoryStore();
  counts.store.takesMs = 5;
  const limits = new SharedLimits(counts, () => undefined);
  const standings = await Promise.all(Array.from({ length: 50 }, () => limits.count('a', MINUTE_MS, 20)));
  expect(standings.map(({ current }) => current)).toEqual(Array.from({ length: 50 }, (_, index) => index + 1));
  expect(counts.store.asked).toBeLessThanOrEqual(2);
});

test('what was counted without the store counts on', async () => {
  const counts = memoryStore();
  counts.store.isAway = true;
  const heard: boolean[] = [];
  const limits = new SharedLimits(counts, (isThere) => void heard.push(isThere));
  for (let index = 1; index <= 5; index += 1) {
    expect((await limits.count('a', MINUTE_MS, 20)).current).toBe(index);
  }
  expect(heard).toEqual([false]);
});
