import type { SignInFailure } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';

/** The sign-in cannot be done as it was stored. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly failure: SignInFailure;

  constructor(failure: SignInFailure) {
    super(failure);
    this.failure = failure;
  }
}
