import type { RegisterId } from '@portal/domain/registers/register.ts';
import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

/** What a register tells of a firm, for coverage and proof packs: an entry that was changed or closed lately is evidence. */
export type RecordsOf = {
  readonly open: number;
  readonly closed: number;
  /** Entries with a file that proves them. */
  readonly proved: number;
  /** The first day on which something is due or was; days such as "2026-11-27", null without one. */
  readonly firstDueOn: string | null;
  readonly lastClosedOn: string | null;
  /** When an entry was changed last, closing included; null without one. */
  readonly lastChangedAt: Date | null;
};

/** How many entries of a register there are, and when one was closed or changed last. */
export function listRecordsOf(tx: OrgTransaction, register: RegisterId): Promise<RecordsOf> {
  return tx
    .selectFrom('register_entries')
    .where('register', '=', register)
    .select([
      sql<number>`(count(*) filter (where closed_on is null))::int`.as('open'),
      sql<number>`(count(*) filter (where closed_on is not null))::int`.as('closed'),
      sql<number>`(count(*) filter (where exists (
        select from register_files file where file.entry_id = register_entries.entry_id)))::int`.as('proved'),
      sql<string | null>`(min(due_on) filter (where closed_on is null))::text`.as('firstDueOn'),
      sql<string | null>`max(closed_on)::text`.as('lastClosedOn'),
      sql<Date | null>`max(changed_at)`.as('lastChangedAt'),
    ])
    .executeTakeFirstOrThrow();
}

/** The registers with an entry that was changed or closed since then. */
export async function listRecentRegisters(tx: OrgTransaction, since: Date): Promise<RegisterId[]> {
  const rows = await tx
    .selectFrom('register_entries')
    .select('register')
    .distinct()
    .where('changed_at', '>=', since)
    .execute();
  return rows.map(({ register }) => register);
}
