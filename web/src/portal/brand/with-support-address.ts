/**
 * A wording of the specification with this brand's support address in the place of `support@{domain}` or
 * `support@{emailDomain}` (spec part 1, sections 1 and 8).
 */
export function withSupportAddress(wording: string, supportEmail: string): string {
  return wording.replace(/support@\{(?:emailDomain|domain)\}/, () => supportEmail);
}
