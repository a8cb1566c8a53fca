/** How far a sign-in has come: a proof for the portal, or a temporary password that has to be replaced first. */
export type SignInStep =
  | { readonly kind: 'proved'; readonly bearer: string }
  | { readonly kind: 'new-password'; readonly challenge: string };

/** What somebody who signs up gives; the ids come from the address that a channel handed out. */
export type NewAccount = {
  readonly email: string;
  readonly password: string;
  readonly subscriptionId: string | undefined;
  readonly channelId: string | undefined;
  readonly planId: string | undefined;
};

/**
 * What the browser asks of the identity provider itself (spec part 1, section 7). Failures are ApiErrors with the codes of
 * the contract's table of accounts, whoever the provider is.
 */
export type IdentityClient = {
  signIn(username: string, password: string): Promise<SignInStep>;
  /** Replaces a temporary password. */
  answerNewPassword(username: string, challenge: string, password: string): Promise<SignInStep>;
  /** Has a verification code sent; answers where to, mostly hidden. */
  forgotPassword(username: string): Promise<{ readonly destination: string }>;
  resetByCode(username: string, code: string, password: string): Promise<void>;
  createUser(account: NewAccount): Promise<void>;
  resendConfirmation(email: string): Promise<void>;
  changePassword(username: string, currentPassword: string, password: string): Promise<void>;
};
