import { Secret, TOTP } from 'otpauth';

/** What an authenticator app with this secret shows at an instant, in milliseconds since the epoch. */
export function appCodeAt(secret: string, timestamp: number): string {
  return TOTP.generate({ secret: Secret.fromBase32(secret), timestamp });
}
