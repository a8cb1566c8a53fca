import { randomInt } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { recordUse } from '../../database/single-use.store.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { newToken } from '../../system/tokens.ts';
import { issueBearer, passwordVersion } from './bearer-token.ts';
import {
  findIdentityBySubject,
  type IdentityRow,
  setPassword,
  setResetRequired,
  setTemporaryPassword,
} from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import type { IdentityPort } from './identity-port.ts';
import { hashPassword } from './password-hash.ts';
import type { PasswordIdentity } from './password-identity-port.ts';
import { clearFailures } from './sign-in-failures.store.ts';

const LIFE_HOURS = 24;
const CHALLENGE_LIFE_MS = 10 * 60_000;
const CHALLENGE = { issuer: 'portal-builtin', audience: 'portal-new-password' };
/** Without what is easily mistaken for something else. */
const LETTERS = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789'] as const;

/** A password of 16 characters in groups, at least one of each kind; about 90 bits. */
export function newTemporaryPassword(): string {
  const all = LETTERS.join('');
  const pick = (from: string) => from[randomInt(from.length)] ?? '';
  const characters = [...LETTERS.map(pick), ...Array.from({ length: 13 }, () => pick(all))];
  for (let last = characters.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [characters[last], characters[other]] = [characters[other] ?? '', characters[last] ?? ''];
  }
  return [0, 4, 8, 12].map((from) => characters.slice(from, from + 4).join('')).join('-');
}

/** A signed permission to replace one temporary password (spec part 1, section 4, "new-password-required challenge"). */
export function issueNewPasswordChallenge(key: Buffer, identity: IdentityRow, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ pwv: passwordVersion(identity.password_hash) })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(CHALLENGE.issuer)
    .setAudience(CHALLENGE.audience)
    .setSubject(identity.subject)
    .setJti(newToken())
    .setExpirationTime(seconds + CHALLENGE_LIFE_MS / 1000)
    .sign(key);
}

/** Passwords that the portal makes and mails, and how their owners replace them (ASVS 5.0, 6.4.1). */
export function createTemporaryPasswords({
  database,
  outbox,
  clock,
  bearerKey,
  publicUrl,
}: BuiltinIdentityServices): Pick<IdentityPort, 'sendTemporaryPassword' | 'requireNewPassword'> &
  Pick<PasswordIdentity, 'readNewPasswordChallenge' | 'answerNewPassword'> {
  const read = async (challenge: string) => {
    try {
      const options = { ...CHALLENGE, algorithms: ['HS256'], typ: 'JWT', currentDate: clock.now() };
      const { payload } = await jwtVerify(challenge, bearerKey, options);
      const { sub, jti, pwv } = payload;
      return sub === undefined || jti === undefined ? null : { subject: sub, challengeId: jti, passwordVersion: pwv };
    } catch {
      return null;
    }
  };
  return {
    async sendTemporaryPassword(tx, brand, { subject, email }, language) {
      const password = newTemporaryPassword();
      const until = new Date(clock.now().getTime() + LIFE_HOURS * 60 * 60_000);
      await setTemporaryPassword(tx, subject, await hashPassword(password), until);
      await clearFailures(tx, email);
      const signInUrl = linkInLanguage(`${brandOrigin(brand, publicUrl)}/signin`, language);
      const mail = { kind: 'temporary-password' as const, password, signInUrl, validForMinutes: LIFE_HOURS * 60 };
      await outbox.put(tx, brand, email, mail, { language });
    },

    requireNewPassword: setResetRequired,

    async readNewPasswordChallenge(challenge) {
      const proof = await read(challenge);
      if (proof === null) return null;
      const identity = await database.onceAsSystem((tx) => findIdentityBySubject(tx, proof.subject));
      if (identity === undefined || passwordVersion(identity.password_hash) !== proof.passwordVersion) return null;
      return { subject: identity.subject, email: identity.email };
    },

    async answerNewPassword(tx, challenge, password) {
      const proof = await read(challenge);
      if (proof === null) return null;
      const now = clock.now();
      const memory = new Date(now.getTime() + 2 * CHALLENGE_LIFE_MS);
      if (!(await recordUse(tx, 'new-password-challenge', proof.challengeId, memory, now))) return null;
      const identity = await findIdentityBySubject(tx, proof.subject);
      if (identity === undefined || passwordVersion(identity.password_hash) !== proof.passwordVersion) return null;
      const passwordHash = await hashPassword(password);
      // The temporary password came by mail, so whoever knows it reads the address's mail.
      await setPassword(tx, identity.subject, passwordHash, identity.verified_at ?? now);
      return issueBearer(bearerKey, { subject: identity.subject, password_hash: passwordHash }, newToken(), now);
    },
  };
}
