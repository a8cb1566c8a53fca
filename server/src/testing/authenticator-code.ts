import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this secret shows at a moment, by the real clock. */
export function authenticatorCode(secret: string, at = new Date()): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: at.getTime() });
}
