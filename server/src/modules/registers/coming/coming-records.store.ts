import type { ComingEntry, ComingPlace } from '@portal/domain/calendar/coming.ts';
import type { RegisterId } from '@portal/domain/registers/register.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { type RawBuilder, sql } from 'kysely';
import { coming } from '../registers.texts.ts';
import { registerOf } from '../shipped-registers.ts';

/** An entry that is due on a day. */
export type DueRecord = {
  readonly entryId: string;
  readonly register: RegisterId;
  readonly title: string;
  readonly day: string;
};

/** So many are told of one span: more is a list, and no calendar. */
const TOLD = 400;

/** Entries that are due within the days and not closed: one value of a larger statement. */
export function selectDueRecords({ span: { from, to } }: ComingPlace): RawBuilder<DueRecord[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object('entryId', entry_id, 'register', register, 'title', title, 'day', due_on)), '[]')
    from (
      select entry_id, register, title, due_on from register_entries
      where closed_on is null and due_on between ${from}::date and ${to}::date
      order by due_on, entry_id limit ${TOLD}
    ) due
  )`;
}

/** The same in words. */
export const tellDueRecords = (records: readonly DueRecord[], say: Say): readonly ComingEntry[] =>
  records.map(({ entryId, register, title, day }) => ({
    day,
    kind: 'record-due',
    title: say(coming.due, { what: registerOf(register, say.language).due.name, title }),
    href: `/registers/${register}/${entryId}`,
  }));
