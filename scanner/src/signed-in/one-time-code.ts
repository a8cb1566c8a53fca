import { Secret, TOTP } from 'otpauth';
import { SignInError } from './sign-in-error.ts';

/** The code that an authenticator app shows at this moment (RFC 6238; six digits, 30 seconds). @throws SignInError for what is no secret */
export function codeAt(secret: string, epochMs: number): string {
  try {
    const totp = new TOTP({ secret: Secret.fromBase32(secret.replace(/[\s-]/g, '').toUpperCase()) });
    return totp.generate({ timestamp: epochMs });
  } catch {
    throw new SignInError('NO_FORM');
  }
}
