import { expect, test } from 'vitest';
import type { createTestClock } from '../../testing/test-clock.ts';
import type { Captcha } from './captcha.ts';

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
    const first = await captcha.verify(token);
    expect(first?.solutionId).toEqual(expect.any(String));
    expect(await captcha.verify(token)).toEqual(first);
    const other = await captcha.verify(await solve(await captcha.createChallenge()));
    expect(other?.solutionId).not.toBe(first?.solutionId);
  });

  test('takes no solution after ten minutes', async () => {
    const { captcha, clock, solve } = open();
    const token = await solve(await captcha.createChallenge());
    clock.advance(11 * 60_000);
    expect(await captcha.verify(token)).toBeNull();
  });

  test.each(['', 'x', 'null', '{}', '[]', 'e30=', '\0', 'x'.repeat(8000)])(
    'takes %j for no solution',
    async (token) => {
      const { captcha } = open();
      expect(await captcha.verify(token)).toBeNull();
      expect(await captcha.verify(Buffer.from(token).toString('base64'))).toBeNull();
    },
  );
}
