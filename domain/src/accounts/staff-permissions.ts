import type { StaffRole } from './staff-role.ts';

/** What there is to be done in the provider's console, and which roles may do it beside the owners, who may do all of it. */
const ROLES_BESIDE_OWNERS = {
  /** Lists of customers, one customer with its people and its plan, and what waits. */
  'customers.see': ['support', 'expert', 'sales'],
  /** Working in a customer's portal. */
  'customers.visit': ['support', 'expert'],
  /** Passwords and second factors of a customer's people. */
  'customers.people': ['support'],
  /** Which experts a customer has. */
  'customers.assign': ['support'],
  /** Suspending a customer, and the file with all its rows. */
  'customers.manage': ['support'],
  /** Deleting a customer, and clearing what a module keeps of it. */
  'customers.remove': [],
  /** Answering requests for plans, and setting a plan by hand. */
  'customers.plan': ['support', 'sales'],
  /** Sign-up links, subscription ids, leads, and who is interested in what. */
  'sales.work': ['support', 'sales'],
  /** Lists of customers and of addresses as a file, and what customers use and pay. */
  'addresses.download': [],
  /** Weaknesses, messages and requests for help. */
  'experts.work': ['support', 'expert'],
  /** Brands, plans, channels and own words, as they are. */
  'offer.see': ['support', 'expert', 'sales'],
  'offer.change': [],
  'marketplace.manage': ['support', 'sales'],
  'courses.write': ['support', 'expert'],
  /** How the provider's sender of simulations stands. */
  'phishing.see': ['support', 'expert'],
  'letters.send': ['support'],
  /** The log, emails and jobs. */
  'operations.see': ['support'],
  /** Staff, maintenance, news, tokens, and stopping all simulations. */
  'provider.manage': [],
} as const satisfies Readonly<Record<string, readonly Exclude<StaffRole, 'owner'>[]>>;

export type StaffPermission = keyof typeof ROLES_BESIDE_OWNERS;

// The keys of the table, which its type has taken from it.
export const STAFF_PERMISSIONS = Object.keys(ROLES_BESIDE_OWNERS) as readonly StaffPermission[];

/** Whether a member of staff may do something; nobody who has no role may. */
export function staffMay(role: StaffRole | null, permission: StaffPermission): boolean {
  if (role === null) return false;
  return role === 'owner' || ROLES_BESIDE_OWNERS[permission].some((each) => each === role);
}
