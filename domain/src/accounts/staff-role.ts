/** What somebody of the provider's staff may do: an owner everything, support what customers need day by day. */
export const STAFF_ROLES = ['owner', 'support'] as const;

export type StaffRole = (typeof STAFF_ROLES)[number];
