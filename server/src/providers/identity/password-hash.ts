import { availableParallelism } from 'node:os';
import { type Algorithm, hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { AppError } from '../../call/app-error.ts';

/** OWASP Password Storage Cheat Sheet, argon2id: 19 MiB, two passes, one lane. */
const PARAMETERS = { algorithm: 2 as Algorithm, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/**
 * Each hash takes a thread of Node's pool and a core: never more than there are cores, and at most half of the pool that
 * scripts/run-node.mjs asks for, so that files, names and compression find a thread.
 */
export const HASHES_AT_ONCE = Math.min(4, Math.max(1, availableParallelism()));
/** Whoever comes when so many wait would wait for seconds, and is asked to come again instead (ASVS 5.0, 15.2.2). */
export const LONGEST_QUEUE = 200;

const limit = pLimit(HASHES_AT_ONCE);

/** Hash of no password anybody has, so that an unknown account costs the same time as a wrong password. */
const decoy = hash('no account has this password', PARAMETERS);

/** @throws AppError TOO_BUSY */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS));
}

/**
 * Checks a password; with no hash to check against it takes the same time and is false.
 * @throws AppError TOO_BUSY
 */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const matches = await inTurn(async () => verify(passwordHash ?? (await decoy), password));
  return matches && passwordHash !== null;
}

async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (limit.pendingCount >= LONGEST_QUEUE) throw new AppError('TOO_BUSY');
  return limit(work);
}
