import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/** Does a visitor's work for the proof-of-work captcha, and gives the token that the browser sends. */
export async function solveCaptcha(given: Readonly<Record<string, unknown>>): Promise<string> {
  const challenge = given as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
