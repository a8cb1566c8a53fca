/** What members of the provider's staff are; `staff-permissions.ts` says what each may do. */
export const STAFF_ROLES = ['owner', 'support', 'expert', 'sales'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
