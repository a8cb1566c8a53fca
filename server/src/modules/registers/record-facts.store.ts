import type { RegisterId } from '@portal/domain/registers/register.ts';
import { type RawBuilder, sql } from 'kysely';

/** How a firm's records stand. */
export type RecordFacts = {
  /** Registers that hold an entry, a closed one too. */
  readonly kept: readonly RegisterId[];
  /** Entries that are not closed, and how many of these are overdue. */
  readonly open: number;
  readonly overdue: number;
  /** What has been overdue for the longest. */
  readonly oldest: { readonly entryId: string; readonly register: RegisterId; readonly title: string } | null;
};

/** One value of a larger statement. @param today the day in the brand's time zone */
export function selectRecordFacts(today: string): RawBuilder<RecordFacts> {
  return sql`(
    select jsonb_build_object(
      'kept', coalesce(jsonb_agg(distinct register), '[]'),
      'open', count(*) filter (where closed_on is null),
      'overdue', count(*) filter (where closed_on is null and due_on < ${today}::date),
      'oldest', (
        select jsonb_build_object('entryId', entry_id, 'register', register, 'title', title) from register_entries
        where closed_on is null and due_on < ${today}::date order by due_on, entry_id limit 1
      )
    ) from register_entries
  )`;
}
