import { createRequire } from 'node:module';
import { hashWork } from './hash-work.ts';

type Argon2 = typeof import('@node-rs/argon2');
type Changeable = { -readonly [Name in keyof Argon2]: Argon2[Name] };

/**
 * Password hashes as in the portal, each computed once: nearly all of the tests' accounts have the same password, and a second hash
 * of it would prove nothing. The package is a CommonJS module: what stands in its exports when it is first imported is what is imported.
 */
function rememberHashes(argon2: Changeable): void {
  const { hash, verify } = argon2;
  const hashes = new Map<string, Promise<string>>();
  const matches = new Map<string, Promise<boolean>>();
  const remember = <Value>(known: Map<string, Promise<Value>>, key: string, compute: () => Promise<Value>) => {
    const value = known.get(key) ?? compute();
    known.set(key, value);
    return value;
  };
  argon2.hash = (password, options) => {
    hashWork.hashes += 1;
    return remember(hashes, JSON.stringify([password, options]), () => hash(password, options));
  };
  argon2.verify = (hashed, password) => {
    hashWork.verifications += 1;
    return remember(matches, JSON.stringify([hashed, password]), () => verify(hashed, password));
  };
}

rememberHashes(createRequire(import.meta.url)('@node-rs/argon2'));
