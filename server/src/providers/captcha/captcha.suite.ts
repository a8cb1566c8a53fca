import { expect, test } from 'vitest';
import type { createTestClock } from '../../testing/test-clock.ts';
import type { Captcha } from './captcha.ts';

const VISITOR = '203.0.113.7';

/** What every captcha adapter does; `solve` does what a visitor's browser would, and gives the token it sends. */
export function describeCaptcha(
  open: () => {
    captcha: Captcha;
    clock: ReturnType<typeof createTestClock>;
    solve(challenge: Record<string, unknown>): Promise<string>;
  },
): void {
  test('takes a right solution and knows it again', async () => {
    const { captcha, solve } = open();
    const token = await solve(await captcha.createChallenge());
    const first = await captcha.verify(token, VISITOR);
    expect(first?.solutionId).toEqual(expect.any(String));
    // Where an outside service judges, it refuses the second time itself.
    expect([first, null]).toContainEqual(await captcha.verify(token, VISITOR));
    const other = await captcha.verify(await solve(await captcha.createChallenge()), VISITOR);
    expect(other?.solutionId).not.toBe(first?.solutionId);
  });

  test('takes no solution after ten minutes', async () => {
    const { captcha, clock, solve } = open();
    const token = await solve(await captcha.createChallenge());
    clock.advance(11 * 60_000);
    expect(await captcha.verify(token, VISITOR)).toBeNull();
  });

  test.each(['', 'x', 'null', '{}', '[]', 'e30=', '\0', 'x'.repeat(8000)])(
    'takes %j for no solution',
    async (token) => {
      const { captcha } = open();
      expect(await captcha.verify(token, VISITOR)).toBeNull();
      expect(await captcha.verify(Buffer.from(token).toString('base64'), VISITOR)).toBeNull();
    },
  );
}
