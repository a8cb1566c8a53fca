import { sql } from 'kysely';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';

/** Who is interested in what, newest first. */
export async function listInterestRows(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const pattern = containsPattern(search);
  const found = tx
    .selectFrom('marketplace_interests as interest')
    .innerJoin('organisations', 'organisations.org_id', 'interest.org_id')
    .$if(search !== '', (query) =>
      query.where((expression) =>
        expression.or([
          expression('company_name', 'ilike', pattern),
          expression('offer_title', 'ilike', pattern),
          expression('partner_name', 'ilike', pattern),
        ]),
      ),
    );
  const { total } = await found.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  const rows = await found
    .selectAll('interest')
    .select('company_name')
    .orderBy('asked_at', 'desc')
    .orderBy('interest_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total, rows };
}
export type InterestRow = Awaited<ReturnType<typeof listInterestRows>>['rows'][number];

/** How many organizations are interested in each offer. */
export async function countInterests(tx: SystemTransaction): Promise<ReadonlyMap<string, number>> {
  const rows = await tx
    .selectFrom('marketplace_interests')
    .select(['offer_id', sql<number>`count(*)::int`.as('interested')])
    .groupBy('offer_id')
    .execute();
  return new Map(rows.map((row) => [row.offer_id, row.interested]));
}
