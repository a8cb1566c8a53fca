import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { describe, expect, test } from 'vitest';
import { startRedisStandIn } from '../../server/src/testing/redis-stand-in.ts';
import { nextAddress } from '../../server/src/testing/test-browser.ts';
import { type SeveralPortals, startSeveralPortals } from './testing/several-portals.ts';

const LIMIT_MS = 400_000;
const SIGN_INS = authenticate.perMinute ?? 0;
const STORES: readonly (readonly [string, () => Promise<{ readonly url: string; stop(): Promise<void> } | null>])[] = [
  ['the database', async () => null],
  ['Valkey or Redis', startRedisStandIn],
];

/** Sign-ins of one address to two processes in turn, at the same moment; how many were counted and let through. */
async function letThrough({ webPorts }: SeveralPortals, count: number, address: string): Promise<number> {
  const answers = await Promise.all(
    Array.from({ length: count }, async (_none, place) => {
      const response = await fetch(`http://127.0.0.1:${webPorts[place % 2]}/api/identity/authenticate`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
        body: '{}',
      });
      await response.arrayBuffer();
      return response.status;
    }),
  );
  return answers.filter((status) => status !== 429).length;
}

describe.each(STORES)('two processes that count in %s', (_name, startStore) => {
  test('V2.4.1 let through as many sign-ins as one would', { timeout: LIMIT_MS }, async () => {
    const store = await startStore();
    const url = process.env.TEST_REDIS_URL ?? store?.url;
    const portals = await startSeveralPortals({
      TRUST_PROXY: 'loopback',
      ...(store === null || url === undefined ? {} : { RATE_LIMITS_URL: url }),
    });
    try {
      const address = nextAddress();
      expect(await letThrough(portals, 3 * SIGN_INS, address)).toBe(SIGN_INS);
      expect(await letThrough(portals, 2, address)).toBe(0);
      expect(await letThrough(portals, 2, nextAddress())).toBe(2);
      const counts = await portals.query('select 1 from rate_counts');
      expect(counts.length > 0).toBe(store === null);
    } finally {
      await portals.close();
      await store?.stop();
    }
  });
});
