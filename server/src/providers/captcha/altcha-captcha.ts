import { createChallenge, type Payload, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { z } from 'zod';
import type { Clock } from '../../system/clock.ts';
import type { Captcha } from './captcha.ts';

const CHALLENGE_LIFE_MS = 10 * 60 * 1000;
/** About 256 tries of this many PBKDF2 rounds: half a second of a phone's work, a cost for whoever wants thousands. */
const ROUNDS = 5000;

const payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({ nonce: z.string(), expiresAt: z.number() }),
    signature: z.string().max(200),
  }),
  solution: z.looseObject({}),
});

/** Proof of work, solved by the browser without anybody's account or tracking. */
export function createAltchaCaptcha(secret: string, clock: Clock): Captcha {
  return {
    async createChallenge() {
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: ROUNDS,
        deriveKey,
        expiresAt: new Date(clock.now().getTime() + CHALLENGE_LIFE_MS),
        hmacSignatureSecret: secret,
      });
      return { ...challenge };
    },
    async verify(token) {
      const given = decode(token);
      if (given === null || given.challenge.parameters.expiresAt * 1000 < clock.now().getTime()) return null;
      const { challenge, solution } = given as unknown as Payload;
      const result = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret });
      // The nonce is signed letter by letter, so one solution cannot come again under another spelling.
      return result.verified ? { solutionId: given.challenge.parameters.nonce } : null;
    },
  };
}

function decode(token: string): z.output<typeof payload> | null {
  try {
    return payload.parse(JSON.parse(Buffer.from(token, 'base64').toString('utf8')));
  } catch {
    return null;
  }
}
