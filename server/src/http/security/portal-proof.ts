import { newToken, secretsEqual } from '../../system/tokens.ts';
import { preSessionCookie } from './cookies.ts';
import { csrfToken } from './csrf.ts';

/** A question that only a process of this portal can answer, at the call `getCsrfToken`, which anybody may make. */
export type PortalQuestion = {
  readonly cookie: string;
  /** Whether the token that came back was made with this portal's key. */
  readonly isAnswer: (token: string) => boolean;
};

/**
 * Asks the server at an address to make the token of a browser that does not exist. It opens nothing, and an answer cannot be
 * prepared; somebody who passes it on to this portal is a proxy of it.
 */
export const createPortalProof = (csrfKey: Buffer, publicUrl: string) => (): PortalQuestion => {
  const browser = newToken();
  return {
    cookie: `${preSessionCookie(publicUrl.startsWith('https:'))}=${browser}`,
    isAnswer: (token) => secretsEqual(token, csrfToken(csrfKey, browser)),
  };
};
