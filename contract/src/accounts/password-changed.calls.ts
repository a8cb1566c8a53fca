import { call, done, noInput } from '../call.ts';

/**
 * Tells the portal that somebody has set a new password at an outside identity provider, so that it signs the account out on
 * all other devices. The bearer of a sign-in with that password proves whose it is.
 */
export const passwordChanged = call({
  method: 'POST',
  path: '/accounts/passwordChanged',
  access: 'public',
  input: noInput,
  output: done,
  errors: ['BEARER_REJECTED', 'IDENTITY_UNAVAILABLE'],
  perMinute: 20,
});
