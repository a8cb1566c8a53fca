/** Longest address that mail can carry (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254;

// One "@", no blanks, quotes or angle brackets, a dot in the domain: what firms' addresses look like, and no room for header tricks.
const EMAIL_PATTERN =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** Addresses are kept trimmed and in lower case (spec part 1, section 5). */
export function normalizeEmail(value: string): string {
  return value.trim().toLowerCase();
}

/** True for an address that a mail can be sent to, in normalized form. */
export function isEmailAddress(value: string): boolean {
  return value.length <= EMAIL_MAX_LENGTH && EMAIL_PATTERN.test(value) && !value.includes('..');
}
