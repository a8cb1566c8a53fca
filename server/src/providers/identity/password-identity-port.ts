import type { Brand } from '@portal/domain/portal/brand.ts';
import type { SystemTransaction } from '../../database/database.ts';
import type { VerifiedIdentity } from './identity-port.ts';

export type SignInOutcome =
  | { readonly kind: 'bearer'; readonly bearer: string }
  /** The password is a temporary one; the challenge is good for one new password. */
  | { readonly kind: 'new-password-required'; readonly challenge: string }
  | { readonly kind: 'temporary-password-expired' }
  /** A new password has to be set by a code that is mailed. */
  | { readonly kind: 'reset-required' }
  | { readonly kind: 'wrong-credentials' }
  | { readonly kind: 'locked'; readonly until: Date }
  | { readonly kind: 'not-verified' };

export type PasswordCheck =
  | { readonly kind: 'right' }
  | { readonly kind: 'wrong' }
  | { readonly kind: 'locked'; readonly until: Date };

export type VerificationOutcome = {
  readonly result: 'success' | 'already_confirmed' | 'expired' | 'invalid';
  readonly email: string | null;
};

/**
 * What the built-in identity provider does for the browser, which with another provider asks that one itself: accounts,
 * passwords, links and codes.
 */
export type PasswordIdentity = {
  /** Makes an account that waits for its address to be verified, and sends the link. */
  signUp(brand: Brand, email: string, password: string): Promise<'created' | 'exists'>;
  signIn(email: string, password: string): Promise<SignInOutcome>;
  /** Sends the verification link again; says nothing about whether there is such an account. */
  resendVerification(brand: Brand, email: string): Promise<void>;
  verifyEmail(token: string): Promise<VerificationOutcome>;
  /** Whose new password a challenge asks for; null when it is forged, too old or used. */
  readNewPasswordChallenge(challenge: string): Promise<VerifiedIdentity | null>;
  /** Replaces a temporary password; answers the proof of the sign-in. Null when the challenge counts no more. */
  answerNewPassword(tx: SystemTransaction, challenge: string, password: string): Promise<string | null>;
  /** Mails a code for a new password, if there is an account; earlier codes stop working. */
  sendResetCode(brand: Brand, email: string): Promise<void>;
  /** Sets a new password by a code; null when the code is wrong, too old, used, or was guessed at too often. */
  resetByCode(tx: SystemTransaction, email: string, code: string, password: string): Promise<VerifiedIdentity | null>;
  /** Whether it is the account's password; wrong ones count as failed sign-ins do. */
  checkPassword(subject: string, password: string): Promise<PasswordCheck>;
  /** Sets a new password; earlier bearers count no more. */
  setPassword(tx: SystemTransaction, subject: string, password: string): Promise<void>;
};
