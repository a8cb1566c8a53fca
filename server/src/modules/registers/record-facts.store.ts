import type { RegisterId } from '@portal/domain/registers/register.ts';
import { type RawBuilder, sql } from 'kysely';

/** How a firm's records stand. */
export type RecordFacts = {
  /** Registers that hold an entry, a closed one too. */
  readonly kept: readonly RegisterId[];
  /** Entries that are not closed, and how many of these are overdue. */
  readonly open: number;
  readonly overdue: number;
  /** What has been overdue for the longest, the oldest first. */
  readonly late: readonly {
    readonly entryId: string;
    readonly register: RegisterId;
    readonly title: string;
    /** The page of the portal that began it; null where somebody entered it. */
    readonly origin: string | null;
  }[];
};

/** So many are looked at for what is told elsewhere already. */
const LATE = 20;

/** One value of a larger statement. @param today the day in the brand's time zone */
export function selectRecordFacts(today: string): RawBuilder<RecordFacts> {
  return sql`(
    select jsonb_build_object(
      'kept', coalesce(jsonb_agg(distinct register), '[]'),
      'open', count(*) filter (where closed_on is null),
      'overdue', count(*) filter (where closed_on is null and due_on < ${today}::date),
      'late', (
        select coalesce(jsonb_agg(jsonb_build_object(
          'entryId', entry_id, 'register', register, 'title', title, 'origin', origin) order by due_on, entry_id), '[]')
        from (
          select entry_id, register, title, origin, due_on from register_entries
          where closed_on is null and due_on < ${today}::date order by due_on, entry_id limit ${LATE}
        ) late
      )
    ) from register_entries
  )`;
}
