/** An address in figures has no passkeys: they belong to a name (Web Authentication, level 3, section 5.1.2). */
const IN_FIGURES = /^[\d.]+$|:/;

/** Whether this browser has passkeys for this address. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !IN_FIGURES.test(location.hostname);
}
