import { type Selectable, sql } from 'kysely';
import { containsPattern } from '../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../database/database.ts';
import type { Tables } from '../../database/tables.ts';

export type LeadRow = Selectable<Tables['leads']>;
export type NewLead = Omit<LeadRow, 'updated_at' | 'delivered_at'>;

/** Adds a lead of somebody who has not proved to own the address; one that there is stays as it is. Its id when it is new. */
export async function addLead(tx: SystemTransaction, lead: NewLead): Promise<string | null> {
  const row = await tx
    .insertInto('leads')
    .values({ ...lead, updated_at: lead.created_at })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('lead_id')
    .executeTakeFirst();
  return row?.lead_id ?? null;
}

/** What its own person may change of a lead; an empty text leaves what there is. */
const TEXTS = ['first_name', 'last_name', 'company_name', 'job_title', 'phone', 'lead_status'] as const;

/** Adds the lead of a signed-in person, or completes the one that there is. Its id when something is new. */
export async function saveOwnLead(tx: SystemTransaction, lead: NewLead): Promise<string | null> {
  const added = await addLead(tx, lead);
  if (added !== null) return added;
  const given = Object.fromEntries(TEXTS.filter((name) => lead[name] !== '').map((name) => [name, lead[name]]));
  const wanted = { ...given, promotions_opt_in: lead.promotions_opt_in };
  const row = await tx
    .updateTable('leads')
    .set({ ...wanted, updated_at: lead.created_at })
    .where('email', '=', lead.email)
    .where(({ or }) => or(Object.entries(wanted).map(([name, value]) => sql<boolean>`${sql.ref(name)} <> ${value}`)))
    .returning('lead_id')
    .executeTakeFirst();
  return row?.lead_id ?? null;
}

/** Notes on somebody's lead whether offers may be sent; its id when that is a change. */
export async function markPromotions(
  tx: SystemTransaction,
  email: string,
  isAllowed: boolean,
  at: Date,
): Promise<string | null> {
  const row = await tx
    .updateTable('leads')
    .set({ promotions_opt_in: isAllowed, updated_at: at })
    .where('email', '=', email)
    .where('promotions_opt_in', '<>', isAllowed)
    .returning('lead_id')
    .executeTakeFirst();
  return row?.lead_id ?? null;
}

export function findLead(tx: SystemTransaction, leadId: string): Promise<LeadRow | undefined> {
  return tx.selectFrom('leads').selectAll().where('lead_id', '=', leadId).executeTakeFirst();
}

export async function markDelivered(tx: SystemTransaction, leadId: string, at: Date): Promise<void> {
  await tx.updateTable('leads').set({ delivered_at: at }).where('lead_id', '=', leadId).execute();
}

/** False when there isn't one. */
export async function removeLead(tx: SystemTransaction, leadId: string): Promise<boolean> {
  const row = await tx.deleteFrom('leads').where('lead_id', '=', leadId).returning('lead_id').executeTakeFirst();
  return row !== undefined;
}

/** One page of the leads, newest first, with how many there are in all. */
export async function listLeads(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
): Promise<{ total: number; rows: LeadRow[] }> {
  const pattern = containsPattern(search);
  const matching = tx
    .selectFrom('leads')
    .$if(search !== '', (query) =>
      query.where((expression) =>
        expression.or([
          expression('email', 'ilike', pattern),
          expression('company_name', 'ilike', pattern),
          expression(sql<string>`first_name || ' ' || last_name`, 'ilike', pattern),
        ]),
      ),
    );
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('lead_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Leads that came since then, the newest first, with how many there are in all. */
export function listNewLeads(tx: SystemTransaction, since: Date, limit: number) {
  return tx
    .selectFrom('leads')
    .select(['lead_id as id', 'email as title', 'company_name as who', 'created_at as at'])
    .select(sql<string>`count(*) over ()`.as('total'))
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('lead_id')
    .limit(limit)
    .execute();
}
