import { describe } from 'vitest';
import { SIGN_UP_FROM } from '../../testing/sign-up-from.ts';
import { startTestPortal } from '../../testing/test-portal.ts';
import { describeIdentity, type IdentityUnderTest, type SignInAnswer } from './identity.suite.ts';

async function open(): Promise<IdentityUnderTest> {
  const portal = await startTestPortal();
  const { passwordIdentity } = portal;
  const { brands, database } = portal.portal.services;
  return {
    portal,
    async signUp(email, password) {
      await passwordIdentity.signUp(brands.default, email, password, SIGN_UP_FROM);
    },
    async signIn(email, password): Promise<SignInAnswer> {
      const outcome = await passwordIdentity.signIn(email, password, null);
      switch (outcome.kind) {
        case 'bearer':
          return { kind: 'proved', bearer: outcome.bearer };
        case 'new-password-required':
          return { kind: 'new-password', challenge: outcome.challenge };
        case 'reset-required':
        case 'not-verified':
          return { kind: outcome.kind };
        default:
          return { kind: 'wrong' };
      }
    },
    async answerNewPassword(_email, challenge, password) {
      const bearer = await database.asSystem((tx) => passwordIdentity.answerNewPassword(tx, challenge, password));
      return bearer ?? '';
    },
    stop: () => portal.stop(),
  };
}

describe('the built-in identity provider', () => describeIdentity(open));
