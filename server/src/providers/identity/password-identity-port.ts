import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
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

/** How a verification link stands, and what sign-up it is of: where it was made and when, for whoever got the mail. */
export type VerificationLink = Omit<VerificationOutcome, 'result'> & {
  readonly result: VerificationOutcome['result'] | 'open';
  readonly signUp: { readonly device: string; readonly at: Date } | null;
  /** Whether the password has to be typed, as the sign-up was not made in this browser. */
  readonly needsPassword: boolean;
};

/** Where a sign-up comes from. */
export type SignUpFrom = {
  readonly browserId: string;
  /** What the browser calls itself, such as "Firefox on Windows". */
  readonly device: string;
  /** Of the page; the mail is written in it. */
  readonly language: Language;
  /** False where the address has to wait for its next mail. */
  readonly mayMail: boolean;
};

/** The browser that asks for a mail, and the language of its page, which the mail is written in. */
export type MailAsker = { readonly browserId: string; readonly language: Language };

/**
 * What the built-in identity provider does for the browser, which with another provider asks that one itself: accounts,
 * passwords, links and codes.
 */
export type PasswordIdentity = {
  /** Makes an account that waits for its address to be verified, and sends the link. */
  signUp(brand: Brand, email: string, password: string, from: SignUpFrom): Promise<'created' | 'exists'>;
  /** @param knownDevice a browser that the account knows, whose wrong passwords count apart from strangers'; null for others */
  signIn(email: string, password: string, knownDevice: string | null): Promise<SignInOutcome>;
  /** Proof for somebody whom a passkey or the firm's directory has signed in; null for an account that is not there. */
  proveWithoutPassword(subject: string, withSecondFactor: boolean): Promise<string | null>;
  /**
   * Sends a verification link again, for the sign-up made in this browser where there is one; says nothing about whether there
   * is such an account.
   */
  resendVerification(brand: Brand, email: string, asker: MailAsker): Promise<void>;
  /** How a link stands in this browser; nothing changes. */
  readVerificationLink(token: string, browserId: string): Promise<VerificationLink>;
  /**
   * Proves an address by a link, in the browser that signed up or with the password of a sign-up, which is the account's from
   * then on.
   * @param password null by who knows none: the address is proved, and a password is to be set by mail
   */
  verifyEmail(
    token: string,
    browserId: string,
    password: string | null,
  ): Promise<
    (VerificationOutcome | { readonly result: 'wrong-password'; readonly email: null }) & {
      /** Proof for a session, where the password is known. */
      readonly bearer: string | null;
    }
  >;
  /** Whose new password a challenge asks for; null when it is forged, too old or used. */
  readNewPasswordChallenge(challenge: string): Promise<VerifiedIdentity | null>;
  /** Replaces a temporary password; answers the proof of the sign-in. Null when the challenge counts no more. */
  answerNewPassword(tx: SystemTransaction, challenge: string, password: string): Promise<string | null>;
  /** Mails a code for a new password, if there is an account; it works in this browser, where earlier ones stop working. */
  sendResetCode(brand: Brand, email: string, asker: MailAsker): Promise<void>;
  /** Sets a new password by a code; null when the code is wrong, too old, used, or was guessed at too often. */
  resetByCode(
    tx: SystemTransaction,
    email: string,
    code: string,
    password: string,
    browserId: string,
  ): Promise<VerifiedIdentity | null>;
  /** Whether it is the account's password; wrong ones count as failed sign-ins do. */
  checkPassword(subject: string, password: string, knownDevice: string | null): Promise<PasswordCheck>;
  /** Sets a new password; earlier bearers count no more. */
  setPassword(tx: SystemTransaction, subject: string, password: string): Promise<void>;
};
