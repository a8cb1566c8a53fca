import type { Insertable, Selectable } from 'kysely';
import { sql } from 'kysely';
import { containsPattern } from '../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type CheckLeadRow = Selectable<Tables['outside_check_leads']>;

/** Keeps an address that somebody left; false when it was left for this domain before. */
export async function addCheckLead(
  tx: SystemTransaction,
  lead: Insertable<Tables['outside_check_leads']>,
): Promise<boolean> {
  const row = await tx
    .insertInto('outside_check_leads')
    .values(lead)
    .onConflict((conflict) => conflict.columns(['email', 'domain']).doNothing())
    .returning('lead_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One page of those whose address, domain or channel contains what is looked for, newest first, with how many there are. */
export async function listCheckLeadRows(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ total: number; rows: CheckLeadRow[] }> {
  const pattern = containsPattern(search);
  const matching = tx
    .selectFrom('outside_check_leads')
    .$if(search !== '', (query) =>
      query.where((expression) =>
        expression.or([
          expression('email', 'ilike', pattern),
          expression('domain', 'ilike', pattern),
          expression('channel', 'ilike', pattern),
        ]),
      ),
    );
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('left_at', 'desc')
    .orderBy('lead_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** False when there isn't one. */
export async function removeCheckLead(tx: SystemTransaction, leadId: string): Promise<boolean> {
  const row = await tx
    .deleteFrom('outside_check_leads')
    .where('lead_id', '=', leadId)
    .returning('lead_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Deletes those whose time is over. */
export async function deleteExpiredLeads(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('outside_check_leads').where('expires_at', '<=', now).execute();
}

/** Leads of the open check that came since then, the newest first, with how many there are in all. */
export function listNewCheckLeads(tx: SystemTransaction, since: Date, limit: number) {
  return tx
    .selectFrom('outside_check_leads')
    .select(['lead_id as id', 'email as title', 'domain as who', 'left_at as at'])
    .select(sql<string>`count(*) over ()`.as('total'))
    .where('left_at', '>', since)
    .orderBy('left_at', 'desc')
    .orderBy('lead_id')
    .limit(limit)
    .execute();
}
