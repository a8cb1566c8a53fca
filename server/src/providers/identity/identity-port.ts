import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { SystemTransaction } from '../../database/database.ts';

/** Who someone is to the identity provider: `subject` never changes, the address may. */
export type VerifiedIdentity = { readonly subject: string; readonly email: string };

/** What a sign-in just now has proved; with a passkey that looked who uses it, the second factor too. */
export type VerifiedProof = VerifiedIdentity & { readonly withSecondFactor?: boolean };

/** What the portal itself needs of whoever keeps the passwords; it stores none. All drivers pass the same suite. */
export type IdentityPort = {
  /** Proof of a sign-in, good once; null when it is forged, too old or used. */
  redeemBearer(bearer: string): Promise<VerifiedProof | null>;
  /** Makes an account for an address that is proved already, such as by a link that was mailed to it. */
  createVerified(
    tx: SystemTransaction,
    email: string,
    password: string,
  ): Promise<{ readonly subject: string } | 'exists'>;
  /**
   * Sends a link for a new password in the language of the person who asks, if there is an account. Links from before go on working until one is used, so that nobody's
   * asking ends another's; callers let an address have one a minute, which makes thirty at most. A subscription id is kept in the
   * link's address (spec part 1, section 2).
   */
  sendResetLink(brand: Brand, email: string, language: Language, subscriptionId?: string): Promise<void>;
  isResetLinkValid(token: string): Promise<boolean>;
  /**
   * Sets a new password by a link; the link is spent, and earlier bearers count no more. Null when it was not valid.
   * `accept` hears whose link it is before anything changes, and may throw.
   */
  resetPassword(
    tx: SystemTransaction,
    token: string,
    password: string,
    accept: (identity: VerifiedIdentity) => Promise<void>,
  ): Promise<VerifiedIdentity | null>;
  /** Mails a password that works for a day and has to be replaced at the first sign-in, in the language of its owner; the one before stops working. */
  sendTemporaryPassword(
    tx: SystemTransaction,
    brand: Brand,
    identity: VerifiedIdentity,
    language: Language,
  ): Promise<void>;
  /** From now on the account's password opens nothing but the way to a new one. */
  requireNewPassword(tx: SystemTransaction, subject: string): Promise<void>;
  /** Clears away what counts no more; called now and then. */
  clearExpired(tx: SystemTransaction): Promise<void>;
  /** Removes an account for good, so that its address is free again. */
  removeAccount(tx: SystemTransaction, subject: string): Promise<void>;
};
