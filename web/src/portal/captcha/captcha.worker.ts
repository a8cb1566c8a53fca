import { type Challenge, pbkdf2, type Solution, sha, solveChallenge } from 'altcha/lib';

/** What the worker answers: the solution, or null when the challenge cannot be solved in time. */
export type CaptchaAnswer = Solution | null;

// Solving takes all of a core for a moment, so it must not run beside the page.
self.addEventListener('message', async (event: MessageEvent<Challenge>) => {
  const challenge = event.data;
  const { deriveKey } = challenge.parameters.algorithm.startsWith('PBKDF2') ? pbkdf2 : sha;
  const answer: CaptchaAnswer = await solveChallenge({ challenge, deriveKey, timeout: 60_000 }).catch(() => null);
  self.postMessage(answer);
});
