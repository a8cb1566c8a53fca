import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { addMonths } from '@portal/domain/registers/due-day.ts';
import type { SystemTransaction } from '../../database/database.ts';
import { deleteClosedEntries } from './entries.store.ts';
import { readShippedRegisters } from './shipped-registers.ts';

/** Deletes entries whose time of keeping after they were closed is over; a day more or less by time zone does not matter. */
export async function clearClosedEntries(tx: SystemTransaction, now: Date): Promise<void> {
  const today = dayOf(now, 'UTC');
  for (const { id, retentionMonths } of readShippedRegisters('en'))
    await deleteClosedEntries(tx, id, addMonths(today, -retentionMonths));
}
