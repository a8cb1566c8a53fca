import type { CustomersSeen } from '@portal/domain/accounts/customers-seen.ts';
import { sql } from 'kysely';
import { amongSeen } from '../../../database/among-seen.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';

const total = sql<string>`count(*) over ()`.as('total');

/** Customers who wait for words of the concierge, the longest first, with how many there are in all. */
export function listWaitingRequests(tx: SystemTransaction, seen: CustomersSeen, limit: number) {
  return tx
    .selectFrom('help_requests')
    .innerJoin('organisations', 'organisations.org_id', 'help_requests.org_id')
    .select(['help_request_id as id', 'subject as title', 'company_name as who', 'waiting_since as at', total])
    .where(amongSeen('help_requests.org_id', seen))
    .where(isCustomer())
    .where('state', '<>', 'closed')
    .where('waiting_since', 'is not', null)
    .orderBy('waiting_since')
    .orderBy('help_request_id')
    .limit(limit)
    .execute();
}

/** Critical weaknesses that are open and that nobody of the customer has opened, the oldest first, with how many there are in all. */
export function listUnreadCritical(tx: SystemTransaction, seen: CustomersSeen, limit: number) {
  return tx
    .selectFrom('weaknesses')
    .innerJoin('organisations', 'organisations.org_id', 'weaknesses.org_id')
    .select(['weakness_id as id', 'title', 'company_name as who', 'published_at as at', total])
    .where(amongSeen('weaknesses.org_id', seen))
    .where(isCustomer())
    .where('severity', '=', 'Critical')
    .where('status', '=', 'Open')
    .where('published_at', 'is not', null)
    .where('withdrawn_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('weakness_reads')
            .select('read_at')
            .whereRef('weakness_reads.org_id', '=', 'weaknesses.org_id')
            .whereRef('weakness_reads.weakness_id', '=', 'weaknesses.weakness_id'),
        ),
      ),
    )
    .orderBy('published_at')
    .orderBy('weakness_id')
    .limit(limit)
    .execute();
}
