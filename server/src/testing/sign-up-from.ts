import type { SignUpFrom } from '../providers/identity/password-identity-port.ts';

/** A browser in which somebody signs up, for tests that ask the identity provider itself. */
export const SIGN_UP_FROM: SignUpFrom = {
  browserId: 'a browser',
  device: 'Firefox on Windows',
  language: 'en',
  mayMail: true,
};
