import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { LearningError, type LearningPort } from './learning-port.ts';

/** What every learning system has to do; each adapter's test runs it. */
export function learningSuite(name: string, open: () => Promise<LearningPort>): void {
  describe(`the learning system ${name}`, () => {
    test('brings an organisation up to date, or says that it cannot', async () => {
      const learning = await open();
      const outcome = await learning.sync(randomUUID()).catch((error: unknown) => error);
      expect(outcome === undefined || outcome instanceof LearningError).toBe(true);
    });

    test('may be asked again, and for two organisations at once', async () => {
      const learning = await open();
      const orgId = randomUUID();
      const outcomes = await Promise.allSettled([
        learning.sync(orgId),
        learning.sync(orgId),
        learning.sync(randomUUID()),
      ]);
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(LearningError);
    });
  });
}
