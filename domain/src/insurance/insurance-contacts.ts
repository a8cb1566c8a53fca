/**
 * Whom a provider's customers turn to about their insurance while the service ends (spec part 2, section 2, "Insurance notice"). What a
 * provider has not told is null.
 */
export type InsuranceContacts = {
  readonly insurerName: string | null;
  /** Last day of the service, as "2026-12-31". */
  readonly endsOn: string | null;
  readonly claimsPhone: string | null;
  readonly claimsEmail: string | null;
  readonly claimsLink: string | null;
  readonly policyPhone: string | null;
  readonly policyEmail: string | null;
  readonly policyLink: string | null;
};
