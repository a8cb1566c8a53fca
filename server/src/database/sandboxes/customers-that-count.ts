import { type RawBuilder, sql } from 'kysely';

/**
 * Whether an organization is a customer, and no sandbox of the provider (decision 110). Whatever counts, compares, bills or writes to
 * customers asks this; `customers-that-count.test.ts` finds what does not.
 * @param table what the statement calls the organizations
 */
export const isCustomer = (table = 'organisations'): RawBuilder<boolean> =>
  sql<boolean>`not ${sql.ref(`${table}.is_sandbox`)}`;

/** The same where a statement has no table of organizations, by the column that names one. */
export const isOfCustomer = (column: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} not in (select sandbox.org_id from organisations sandbox where sandbox.is_sandbox)`;
