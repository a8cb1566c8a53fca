import { Secret, TOTP } from 'otpauth';

const SECRET_BYTES = 20;
const PERIOD_SECONDS = 30;
const WINDOW_STEPS = 1;
const PARAMETERS = { algorithm: 'SHA1', digits: 6, period: PERIOD_SECONDS } as const;

/** A new secret of 160 bits in base32, as RFC 4226, section 4, recommends. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

/** What a QR code tells an authenticator app; `issuer` and `account` are what the app shows. */
export function totpUri(secret: string, issuer: string, account: string): string {
  return new TOTP({ ...PARAMETERS, issuer, label: account, secret }).toString();
}

/**
 * The time step that a code belongs to (RFC 6238), one step early or late allowed for clocks that are off; null when it is
 * none of these. A step must count once: the caller remembers it.
 */
export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = new TOTP({ ...PARAMETERS, secret }).validate({ token: code, timestamp, window: WINDOW_STEPS });
  return delta === null ? null : Math.floor(timestamp / 1000 / PERIOD_SECONDS) + delta;
}
