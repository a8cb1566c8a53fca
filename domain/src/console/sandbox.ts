/** Filling takes seconds; after this long something is in the way. */
const LATE_MS = 10 * 60_000;

/** Whether a sandbox has been in preparation for so long that asking for it again may help. */
export function isSandboxLate(askedAt: Date, now: Date): boolean {
  return now.getTime() - askedAt.getTime() >= LATE_MS;
}

/**
 * Another address of the same inbox with most mail providers (subaddressing, RFC 5233, section 1): "sam+sandbox@firm.example". One that
 * is such an address already stays as it is, apart from its tag.
 */
export function addressBeside(email: string, tag: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local}+${tag}${email.slice(at)}`;
}
