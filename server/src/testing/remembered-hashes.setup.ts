import { vi } from 'vitest';
import { hashWork } from './hash-work.ts';

/**
 * Password hashes as in the portal, each computed once in a test file: nearly all of the tests' accounts have the same password, and
 * a second hash of it would prove nothing.
 */
vi.mock('@node-rs/argon2', async (load) => {
  const argon2 = await load<typeof import('@node-rs/argon2')>();
  const hashes = new Map<string, Promise<string>>();
  const matches = new Map<string, Promise<boolean>>();
  const remember = <Value>(known: Map<string, Promise<Value>>, key: string, compute: () => Promise<Value>) => {
    const value = known.get(key) ?? compute();
    known.set(key, value);
    return value;
  };
  return {
    ...argon2,
    hash: (password: string, options: Parameters<typeof argon2.hash>[1]) => {
      hashWork.hashes += 1;
      return remember(hashes, JSON.stringify([password, options]), () => argon2.hash(password, options));
    },
    verify: (hash: string, password: string) => {
      hashWork.verifications += 1;
      return remember(matches, JSON.stringify([hash, password]), () => argon2.verify(hash, password));
    },
  };
});
