/** What the provider lets its experts see: every customer, or only those assigned to them. */
export const EXPERT_VIEWS = ['all', 'assigned'] as const;

export type ExpertView = (typeof EXPERT_VIEWS)[number];

/** The customers that a member of staff sees, by id. */
export type CustomersSeen = 'all' | readonly string[];

/** A member of staff who is assigned to a customer may be one of so many. */
export const MAX_EXPERTS_OF_CUSTOMER = 20;

/** Whether somebody sees a customer; an id that is not there is seen by those who see all. */
export const seesCustomer = (seen: CustomersSeen, orgId: string): boolean => seen === 'all' || seen.includes(orgId);
