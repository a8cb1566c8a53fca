import type { LINK_STATES } from '@portal/contract/training/trainee.schemas.ts';

/** How a person's newest link stands; null where none was ever made. */
export function linkState(
  link: { readonly expiresAt: Date; readonly revokedAt: Date | null } | null,
  now: Date,
): (typeof LINK_STATES)[number] {
  if (link === null) return 'none';
  if (link.revokedAt !== null) return 'revoked';
  return link.expiresAt <= now ? 'expired' : 'active';
}
