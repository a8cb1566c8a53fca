import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { brandOrigin } from '../../system/brand-origin.ts';
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
import { deleteSignUpsOf, findSignUp, insertSignUp, listSignUps } from './identity-sign-ups.store.ts';
import type { PasswordIdentity, SignUpFrom, VerificationOutcome } from './password-identity-port.ts';

const LIFE_MINUTES = 24 * 60;
/** Sign-ups of one unproved address that wait at once; the link of a further one lets its person set the password. */
const MAX_SIGN_UPS = 20;

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

/**
 * Links by which people prove that an address is theirs. Each is of one sign-up and verifies its password, so that nobody's
 * sign-up of another's address gets in with the click on another mail (`docs/decisions/033`).
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
    to: { readonly subject: string; readonly email: string | null; readonly signUpId: string | null },
  ) => {
    const token = newToken();
    const createdAt = clock.now();
    const expiresAt = new Date(createdAt.getTime() + LIFE_MINUTES * 60_000);
    const { subject, signUpId } = to;
    await insertLink(tx, { tokenHash: hashToken(token), subject, purpose: 'verify', createdAt, expiresAt, signUpId });
    const verifyUrl = `${brandOrigin(brand, publicUrl)}/api/identity/verifyEmail/${token}`;
    await outbox.put(tx, brand, to.email, { kind: 'verify-email', verifyUrl, validForMinutes: LIFE_MINUTES });
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
    async send(tx, brand, subject, email, { browserId, device, mayMail, passwordHash }) {
      const waiting = await listSignUps(tx, subject);
      const signUpId = waiting.length < MAX_SIGN_UPS ? randomUUID() : null;
      const createdAt = clock.now();
      const browserHash = hashToken(browserId);
      if (signUpId !== null)
        await insertSignUp(tx, { signUpId, subject, passwordHash, browserHash, device, createdAt });
      await mailLink(tx, brand, { subject, email: mayMail ? email : null, signUpId });
    },

    async storeForNobody(tx) {
      const subject = randomUUID();
      await listSignUps(tx, subject);
      await findSignUp(tx, subject);
      const now = clock.now();
      await insertLink(tx, {
        tokenHash: hashToken(newToken()),
        subject,
        purpose: 'verify',
        createdAt: now,
        expiresAt: now,
      });
    },

    async resendVerification(brand, email, browserId) {
      await database.asSystem(async (tx) => {
        const identity = await findIdentity(tx, email);
        const isOpen = identity !== undefined && identity.verified_at === null;
        // For nobody the same is done, so that the time tells nothing.
        const subject = isOpen ? identity.subject : randomUUID();
        const waiting = await listSignUps(tx, subject);
        const browserHash = hashToken(browserId);
        const own = waiting.find((signUp) => signUp.browser_hash.equals(browserHash));
        // Where another browser asks and there are several, nobody knows whose it is: the link then is of none.
        const signUpId = own?.sign_up_id ?? (waiting.length === 1 ? (waiting[0]?.sign_up_id ?? null) : null);
        await mailLink(tx, brand, { subject, email: isOpen ? email : null, signUpId });
      });
    },

    readVerificationLink(token) {
      return database.asSystem(async (tx) => {
        const link = await findLink(tx, hashToken(token), 'verify');
        const signUp = link?.sign_up_id == null ? undefined : await findSignUp(tx, link.sign_up_id);
        return {
          ...stateOf(link),
          signUp: signUp === undefined ? null : { device: signUp.device, at: signUp.created_at },
        };
      });
    },

    verifyEmail(token, browserId) {
      return database.asSystem(async (tx) => {
        const link = await findLink(tx, hashToken(token), 'verify');
        const state = stateOf(link);
        if (link === undefined || state.result !== 'open') return { ...(state as VerificationOutcome), bearer: null };
        const signUp = link.sign_up_id === null ? undefined : await findSignUp(tx, link.sign_up_id);
        await markLinkUsed(tx, hashToken(token), clock.now());
        await setVerified(tx, link.subject, clock.now(), signUp?.password_hash);
        // Of whom the password is cannot be told, so that the owner of the address sets one.
        if (signUp === undefined && (await listSignUps(tx, link.subject)).length > 0)
          await setResetRequired(tx, link.subject);
        await deleteSignUpsOf(tx, link.subject);
        // The password was typed in this browser, and nobody else's sign-up is verified by this link.
        const isOwnBrowser = signUp?.browser_hash.equals(hashToken(browserId)) === true;
        const identity = isOwnBrowser ? await findIdentityBySubject(tx, link.subject) : undefined;
        const bearer = identity === undefined ? null : await issueBearer(bearerKey, identity, newToken(), clock.now());
        return { result: 'success', email: link.email, bearer };
      });
    },
  };
}
