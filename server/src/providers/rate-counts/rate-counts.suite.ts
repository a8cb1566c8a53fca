import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RateCountsPort } from './rate-counts-port.ts';

export type OpenRateCounts = {
  /** Two processes' ways to one store. */
  readonly counts: readonly [RateCountsPort, RateCountsPort];
  close(): Promise<void>;
};

const MINUTE_MS = 60_000;

/** What every store of counts does. */
export function describeRateCountsPort(open: () => Promise<OpenRateCounts>): void {
  let opened: OpenRateCounts;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened.close());

  test('two processes add to one count', async () => {
    const [one, other] = opened.counts;
    const key = randomUUID();
    expect((await one.add(key, 1, MINUTE_MS)).counted).toBe(1);
    expect((await other.add(key, 3, MINUTE_MS)).counted).toBe(4);
    const { counted, msLeft } = await one.add(key, 1, MINUTE_MS);
    expect(counted).toBe(5);
    expect(msLeft).toBeGreaterThan(0);
    expect(msLeft).toBeLessThanOrEqual(MINUTE_MS);
  });

  test('of additions at the same moment each gets an answer of its own', async () => {
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => opened.counts[index % 2 === 0 ? 0 : 1].add(key, 1, MINUTE_MS)),
    );
    expect(answers.map(({ counted }) => counted).sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    );
  });

  test('keys are counted apart', async () => {
    const [one] = opened.counts;
    await one.add('a key', 7, MINUTE_MS);
    expect((await one.add('another key', 1, MINUTE_MS)).counted).toBe(1);
  });

  test('a window that has ended begins anew, and its count is cleared away', async () => {
    const [one, other] = opened.counts;
    const key = randomUUID();
    await one.add(key, 9, 1);
    await expect.poll(async () => (await other.add(key, 1, 1)).counted).toBe(1);
    await one.clearExpired();
  });
}
