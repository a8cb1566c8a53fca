import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { hashToken, newToken } from '../../system/tokens.ts';
import { issueBearer } from './bearer-token.ts';
import {
  findIdentity,
  findIdentityBySubject,
  findLink,
  insertLink,
  markLinkUsed,
  setResetRequired,
  setVerified,
} from './builtin-identity.store.ts';
import type { BuiltinIdentityServices } from './builtin-identity-services.ts';
import { deleteSignUpsOf, insertSignUp, listSignUps } from './identity-sign-ups.store.ts';
import { verifyPassword } from './password-hash.ts';
import type { PasswordIdentity, SignUpFrom, VerificationOutcome } from './password-identity-port.ts';

const LIFE_MINUTES = 24 * 60;
/** Sign-ups of one unproved address that wait at once; each is one hash to compare a typed password with. */
const MAX_SIGN_UPS = 5;

export type VerificationLinks = Pick<
  PasswordIdentity,
  'resendVerification' | 'readVerificationLink' | 'verifyEmail'
> & {
  /** Keeps a sign-up with its password, and mails its link. Those of other sign-ups go on working. */
  send(
    tx: SystemTransaction,
    brand: Brand,
    subject: string,
    email: string,
    signUp: SignUpFrom & { readonly passwordHash: string },
  ): Promise<void>;
  /** Takes as many steps with the database as keeping a sign-up does, and keeps none. */
  storeForNobody(tx: SystemTransaction): Promise<void>;
};

type Link = NonNullable<Awaited<ReturnType<typeof findLink>>>;

/** A password that a link can verify, and the browser in which it was typed. */
type Candidate = { readonly password_hash: string | null; readonly browser_hash: Buffer | null };

/**
 * Links by which people prove that an address is theirs. The link alone lets no password in: it counts only in the browser
 * that signed up, or with the password of a sign-up, so that nobody gets in by signing up another's address (`docs/decisions/033`).
 */
export function createVerificationLinks({
  database,
  outbox,
  clock,
  publicUrl,
  bearerKey,
}: BuiltinIdentityServices): VerificationLinks {
  const mailLink = async (
    tx: SystemTransaction,
    brand: Brand,
    to: {
      readonly subject: string;
      readonly email: string | null;
      readonly language: Language;
      readonly signUpId: string | null;
    },
  ) => {
    const token = newToken();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFE_MINUTES * 60_000);
    const { subject, signUpId, language } = to;
    await insertLink(tx, { tokenHash: hashToken(token), subject, purpose: 'verify', createdAt, expiresAt, signUpId });
    const verifyUrl = linkInLanguage(`${brandOrigin(brand, publicUrl)}/api/identity/verifyEmail/${token}`, language);
    const mail = { kind: 'verify-email' as const, verifyUrl, validForMinutes: LIFE_MINUTES };
    await outbox.put(tx, brand, to.email, mail, { language });
  };

  /** What a link leads to, by its row. */
  const stateOf = (
    link: Link | undefined,
  ): VerificationOutcome | { readonly result: 'open'; readonly email: string } => {
    if (link === undefined) return { result: 'invalid', email: null };
    if (link.verified_at !== null) return { result: 'already_confirmed', email: link.email };
    if (link.used_at !== null || link.expires_at <= clock.now()) return { result: 'expired', email: link.email };
    return { result: 'open', email: link.email };
  };

  return {
    async send(tx, brand, subject, email, { browserId, device, language, mayMail, passwordHash }) {
      const waiting = await listSignUps(tx, subject);
      const signUpId = waiting.length < MAX_SIGN_UPS ? randomUUID() : null;
      const createdAt = clock.now();
      const browserHash = hashToken(browserId);
      if (signUpId !== null)
        await insertSignUp(tx, { signUpId, subject, passwordHash, browserHash, device, createdAt });
      await mailLink(tx, brand, { subject, email: mayMail ? email : null, language, signUpId });
    },

    async storeForNobody(tx) {
      const subject = randomUUID();
      await listSignUps(tx, subject);
      await deleteSignUpsOf(tx, subject);
      const now = clock.now();
      await insertLink(tx, {
        tokenHash: hashToken(newToken()),
        subject,
        purpose: 'verify',
        createdAt: now,
        expiresAt: now,
      });
    },

    async resendVerification(brand, email, { browserId, language }) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        const isOpen = identity !== undefined && identity.verified_at === null;
        // For nobody the same is done, so that the time tells nothing.
        const subject = isOpen ? identity.subject : randomUUID();
        const waiting = await listSignUps(tx, subject);
        const own = ofBrowser(waiting, browserId);
        // Where another browser asks and there are several, nobody knows whose it is: the link then is of none.
        const signUpId = own?.sign_up_id ?? (waiting.length === 1 ? (waiting[0]?.sign_up_id ?? null) : null);
        await mailLink(tx, brand, { subject, email: isOpen ? email : null, language, signUpId });
      });
    },

    readVerificationLink(token, browserId) {
      return database.asSystem(async (tx) => {
        const link = await findLink(tx, hashToken(token), 'verify');
        const waiting = link === undefined ? [] : await listSignUps(tx, link.subject);
        const own = ofBrowser(waiting, browserId);
        const signUp = own ?? waiting.find(({ sign_up_id: id }) => id === link?.sign_up_id);
        return {
          ...stateOf(link),
          signUp: signUp === undefined ? null : { device: signUp.device, at: signUp.created_at },
          needsPassword: own === undefined,
        };
      });
    },

    async verifyEmail(token, browserId, password) {
      const { state, subject, waiting } = await database.asSystem(async (tx) => {
        const link = await findLink(tx, hashToken(token), 'verify');
        const subject = link?.subject ?? randomUUID();
        return { state: stateOf(link), subject, waiting: await candidates(tx, subject) };
      });
      if (state.result !== 'open') return { ...(state as VerificationOutcome), bearer: null };
      const own = ofBrowser(waiting, browserId);
      const signUp = own ?? (password === null ? undefined : await ofPassword(waiting, password));
      if (signUp === undefined && password !== null) return { result: 'wrong-password', email: null, bearer: null };
      return database.asSystem(async (tx) => {
        // Two that used it at once come one after the other.
        const now = stateOf(await findLink(tx, hashToken(token), 'verify'));
        if (now.result !== 'open') return { ...(now as VerificationOutcome), bearer: null };
        await markLinkUsed(tx, hashToken(token), clock.now());
        await setVerified(tx, subject, clock.now(), signUp?.password_hash ?? undefined);
        if (signUp === undefined) await setResetRequired(tx, subject);
        await deleteSignUpsOf(tx, subject);
        const identity = signUp === undefined ? undefined : await findIdentityBySubject(tx, subject);
        const bearer = identity === undefined ? null : await issueBearer(bearerKey, identity, newToken(), clock.now());
        return { result: 'success', email: now.email, bearer };
      });
    },
  };
}

/** The sign-up that was made in a browser, whose password was typed there already. */
const ofBrowser = <Waiting extends { readonly browser_hash: Buffer | null }>(
  waiting: readonly Waiting[],
  browserId: string,
): Waiting | undefined => waiting.find(({ browser_hash: hash }) => hash?.equals(hashToken(browserId)) === true);

/** The newest sign-up with a password. */
async function ofPassword(waiting: readonly Candidate[], password: string): Promise<Candidate | undefined> {
  for (const signUp of waiting) if (await verifyPassword(signUp.password_hash, password)) return signUp;
  return undefined;
}

/** Sign-ups that a link can verify; where all were cleared away, the one that the account was made by. */
async function candidates(tx: SystemTransaction, subject: string): Promise<readonly Candidate[]> {
  const waiting = await listSignUps(tx, subject);
  const identity = waiting.length > 0 ? undefined : await findIdentityBySubject(tx, subject);
  return identity === undefined ? waiting : [{ password_hash: identity.password_hash, browser_hash: null }];
}
