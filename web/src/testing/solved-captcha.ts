import { createChallenge, pbkdf2 } from 'altcha/lib';
import type { FakeHandlers } from './fake-server.ts';

/** Answers of a server whose captcha takes next to no work. */
export const solvedCaptcha: FakeHandlers = {
  captchaChallenge: async () => ({
    ...(await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 10,
      keyPrefixLength: 1,
      deriveKey: pbkdf2.deriveKey,
      hmacSignatureSecret: 'secret of the test',
    })),
  }),
  verifyCaptcha: () => ({ success: true }),
};
