/** Draft until somebody approves it; then Active, and never changed. */
export type PolicyStatus = 'Draft' | 'Active';
export type PolicyVersion = { readonly version: number; readonly status: PolicyStatus };

/**
 * The version that saving or approving the newest one makes: an approved version is never changed, so whatever is made from it
 * has the next number (spec part 2, section 4).
 */
export function nextVersion(newest: PolicyVersion, status: PolicyStatus): PolicyVersion {
  return { version: newest.status === 'Draft' ? newest.version : newest.version + 1, status };
}
