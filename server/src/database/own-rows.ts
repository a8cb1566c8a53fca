import { type RawBuilder, sql } from 'kysely';

/**
 * Whether a row is of the transaction's own organisation, so that an index finds it. Row security says the same, but lets the system
 * see all rows as well, and no index serves such an "or": without this every firm's rows are read. For `inOrg` alone; elsewhere
 * nothing is one's own.
 * @param table name or alias of a table with `org_id`
 */
export const isOwn = (table: string): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(`${table}.org_id`)} = (select app_org_id())`;
