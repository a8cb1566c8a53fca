import type { SignInFailure } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';

/** The sign-in cannot be done as it was stored. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly failure: SignInFailure;
  /** The origin that it leads to and that nobody named. */
  readonly host: string | null;

  constructor(failure: SignInFailure, host: string | null = null) {
    super(failure);
    this.failure = failure;
    this.host = host;
  }
}
