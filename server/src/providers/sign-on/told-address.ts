/** Issuers of Microsoft Entra in its clouds. */
const ENTRA =
  /^https:\/\/(?:login\.microsoftonline\.(?:com|us)|login\.partner\.microsoftonline\.cn|sts\.windows\.net)\//;
const ADDRESS = /^[^\s@]+@[^\s@]+$/;

/**
 * The address by which a directory's claims may be taken for somebody of the firm, in lower case; null where they tell none.
 *
 * Most directories say whether they have proved `email`, and one that says no is believed. Entra says nothing, and whoever administers an
 * account, a guest's too, writes any address there: it counts where `xms_edov` says that the owner of its domain was checked. Otherwise
 * the name that one signs in with counts, which belongs to a domain that its tenant has proved (Microsoft, "Migrate away from using email
 * claims for user identification or authorization").
 */
export function toldAddress(issuer: string, claims: Readonly<Record<string, unknown>>): string | null {
  const isProved = ['true', '1'].includes(String(claims.xms_edov ?? ''));
  if (ENTRA.test(issuer) && !isProved) return addressOf(claims.preferred_username);
  return claims.email_verified === false || claims.email_verified === 'false' ? null : addressOf(claims.email);
}

function addressOf(claim: unknown): string | null {
  const address = typeof claim === 'string' ? claim.trim().toLowerCase() : '';
  return ADDRESS.test(address) ? address : null;
}
