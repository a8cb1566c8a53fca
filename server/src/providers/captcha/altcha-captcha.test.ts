import { describe, expect, test } from 'vitest';
import { solveCaptcha } from '../../testing/solve-captcha.ts';
import { createTestClock } from '../../testing/test-clock.ts';
import { createAltchaCaptcha } from './altcha-captcha.ts';
import { describeCaptcha } from './captcha.suite.ts';

const VISITOR = '203.0.113.7';
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

function open() {
  const clock = createTestClock(new Date().toISOString());
  return {
    clock,
    captcha: createAltchaCaptcha('the test’s own secret, long enough for it', clock),
    solve: solveCaptcha,
  };
}

type Token = {
  challenge: { parameters: Record<string, unknown>; signature: string };
  solution: Record<string, unknown>;
};

describe('the proof of work', () => {
  describeCaptcha(open);

  test('cannot be changed, made easier, prolonged or signed by others', async () => {
    const { captcha, solve } = open();
    const token = await solve(await captcha.createChallenge());
    const given = JSON.parse(Buffer.from(token, 'base64').toString()) as Token;
    const { parameters, signature } = given.challenge;
    const changed = (changes: Record<string, unknown>): Token => ({
      ...given,
      challenge: { parameters: { ...parameters, ...changes }, signature },
    });
    const forged: Token[] = [
      changed({ nonce: '0'.repeat(32) }),
      changed({ cost: 1 }),
      changed({ keyPrefix: '' }),
      changed({ expiresAt: 4_102_444_800 }),
      { ...given, solution: { ...given.solution, counter: Number(given.solution.counter) + 1 } },
      { ...given, challenge: { parameters, signature: '' } },
      { ...given, challenge: { parameters, signature: 'a'.repeat(64) } },
    ];
    for (const attempt of forged) expect(await captcha.verify(encode(attempt), VISITOR)).toBeNull();
    const other = createAltchaCaptcha('another portal’s secret, long enough for it', createTestClock());
    expect(await other.verify(token, VISITOR)).toBeNull();
    expect(await captcha.verify(token, VISITOR)).not.toBeNull();
  });

  test('counts as the same solution however it is written', async () => {
    const { captcha, solve } = open();
    const token = await solve(await captcha.createChallenge());
    const { solutionId } = (await captcha.verify(token, VISITOR)) ?? { solutionId: '' };
    const given = JSON.parse(Buffer.from(token, 'base64').toString()) as Token;
    const rewritten = [
      { ...given, more: 1 },
      { ...given, solution: { ...given.solution, time: 12_345 } },
      { ...given, challenge: { ...given.challenge, signature: given.challenge.signature.toUpperCase() } },
    ];
    for (const attempt of rewritten) {
      const answer = await captcha.verify(encode(attempt), VISITOR);
      if (answer !== null) expect(answer.solutionId).toBe(solutionId);
    }
  });
});
