import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import { type RawBuilder, sql } from 'kysely';

/** Whether the customer that a column names, such as `weaknesses.org_id`, is one of those that somebody sees. */
export const amongSeen = (column: string, seen: CustomersSeen): RawBuilder<boolean> =>
  seen === 'all' ? sql<boolean>`true` : sql<boolean>`${sql.ref(column)} = any(${seen}::uuid[])`;
