import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import { sql } from 'kysely';
import { containsPattern } from '../../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../../database/database.ts';
import { personName } from '../organisations.store.ts';

export type Receipt = {
  readonly org_id: string;
  readonly company_name: string;
  readonly delivered_at: Date;
  readonly people: number;
  readonly readers: readonly { readonly name: string; readonly readAt: string }[];
};

/** One page of the customers that have a message, those first where nobody has read it, then by name. */
export async function listReceipts(
  tx: SystemTransaction,
  messageId: string,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ total: number; rows: Receipt[] }> {
  const matching = tx
    .selectFrom('concierge_deliveries')
    .innerJoin('organisations', 'organisations.org_id', 'concierge_deliveries.org_id')
    .where('concierge_deliveries.message_id', '=', messageId)
    .$if(search !== '', (query) =>
      query.where('organisations.name_without_marks', 'like', containsPattern(withoutMarks(search))),
    );
  const { total } = await matching.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow();
  const readers = sql<Receipt['readers']>`(select coalesce(jsonb_agg(
      jsonb_build_object('name', ${personName('users')}, 'readAt', read.read_at) order by read.read_at), '[]')
    from concierge_reads read join users on users.user_id = read.user_id
    where read.org_id = concierge_deliveries.org_id and read.message_id = concierge_deliveries.message_id)`;
  const rows = await matching
    .select(['concierge_deliveries.org_id', 'organisations.company_name', 'concierge_deliveries.delivered_at'])
    .select(
      sql<number>`(select count(*)::int from users where users.org_id = concierge_deliveries.org_id)`.as('people'),
    )
    .select(readers.as('readers'))
    .orderBy(
      sql`exists (select from concierge_reads read where read.org_id = concierge_deliveries.org_id
        and read.message_id = concierge_deliveries.message_id)`,
    )
    .orderBy('organisations.name_in_lower_case')
    .orderBy('concierge_deliveries.org_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}
