import type { Brand } from '@portal/domain/portal/brand.ts';
import type { SystemTransaction } from '../../database/database.ts';

/** Who someone is to the identity provider: `subject` never changes, the address may. */
export type VerifiedIdentity = { readonly subject: string; readonly email: string };

export type SignInOutcome =
  | { readonly kind: 'bearer'; readonly bearer: string }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'not-verified' };

export type VerificationOutcome = {
  readonly result: 'success' | 'already_confirmed' | 'expired' | 'invalid';
  readonly email: string | null;
};

/** Keeps passwords and proves who somebody is. The portal itself stores no password. */
export type IdentityPort = {
  /** Makes an account that waits for its address to be verified, and sends the link. */
  signUp(brand: Brand, email: string, password: string): Promise<'created' | 'exists'>;
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** Sends the verification link again; says nothing about whether there is such an account. */
  resendVerification(brand: Brand, email: string): Promise<void>;
  verifyEmail(token: string): Promise<VerificationOutcome>;
  /** Proof of a sign-in, good once; null when it is forged, too old or used. */
  redeemBearer(bearer: string): Promise<VerifiedIdentity | null>;
  /** Makes an account for an address that is proved already, such as by a link that was mailed to it. */
  createVerified(
    tx: SystemTransaction,
    email: string,
    password: string,
  ): Promise<{ readonly subject: string } | 'exists'>;
  /** Sends a link for a new password, if there is an account; earlier links stop working. */
  sendResetLink(brand: Brand, email: string): Promise<void>;
  isResetLinkValid(token: string): Promise<boolean>;
  /** Sets a new password by a link; the link is spent, and earlier bearers count no more. Null when it was not valid. */
  resetPassword(tx: SystemTransaction, token: string, password: string): Promise<VerifiedIdentity | null>;
  /** Clears away what counts no more; called now and then. */
  clearExpired(tx: SystemTransaction): Promise<void>;
  /** Removes an account for good, so that its address is free again. */
  removeAccount(tx: SystemTransaction, subject: string): Promise<void>;
};
