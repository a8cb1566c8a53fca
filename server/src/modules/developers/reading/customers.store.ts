import { sql } from 'kysely';
import type { SystemTransaction } from '../../../database/database.ts';
import { isInSlice, placeAt, type Slice } from './keyset.store.ts';

function customers(tx: SystemTransaction) {
  return tx
    .selectFrom('organisations')
    .select(['org_id', 'company_name', 'company_url', 'brand_id', 'plan_id', 'subscription_status', 'trial_ends_at'])
    .select(['suspended_at', 'is_sandbox', 'created_at', placeAt('created_at')])
    .select(
      sql<number | null>`(select score from score_days days where days.org_id = organisations.org_id
        order by on_day desc limit 1)`.as('score'),
    )
    .where('deletion_requested_at', 'is', null);
}

/** The provider's customers, the newest first. */
export function listCustomers(tx: SystemTransaction, slice: Slice) {
  return customers(tx)
    .where(isInSlice('created_at', 'org_id', slice))
    .orderBy('created_at', 'desc')
    .orderBy('org_id', 'desc')
    .limit(slice.limit)
    .execute();
}

export const findCustomer = (tx: SystemTransaction, id: string) =>
  customers(tx).where('org_id', '=', id).executeTakeFirst();

export type CustomerRow = NonNullable<Awaited<ReturnType<typeof findCustomer>>>;
