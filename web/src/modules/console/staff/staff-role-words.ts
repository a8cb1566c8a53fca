import type { StaffRole } from '@portal/domain/accounts/staff-role.ts';

/** What the roles of the provider's staff are called, and what each may do. */
export const STAFF_ROLE_WORDS: Readonly<Record<StaffRole, { readonly label: string; readonly description: string }>> = {
  support: {
    label: 'Support',
    description: 'Helps customers: finds them, works in their portals, sends sign-up links, reads the logs.',
  },
  owner: {
    label: 'Owner',
    description: 'Can do everything, including staff, offers, maintenance, and deleting customers.',
  },
};

/** The roles as options of a choice, the lesser one first. */
export const STAFF_ROLE_OPTIONS = (['support', 'owner'] as const).map((id) => ({ id, ...STAFF_ROLE_WORDS[id] }));
