import type { readRegisters as readRegistersCall } from '@portal/contract/registers/registers.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { AnswerOf, CallerOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { countRegisters, listOverdue } from './entry-lists.store.ts';
import { readShippedRegisters, registerOf } from './shipped-registers.ts';

/** So many overdue entries are shown above all registers. */
const OVERDUE_SHOWN = 10;

/** Every register with its counts, and what has been overdue for the longest. */
export async function readRegisters(
  { database, clock }: Services,
  { session, brand, language }: CallerOf<typeof readRegistersCall>,
): Promise<AnswerOf<typeof readRegistersCall>> {
  const today = dayOf(clock.now(), brand.timeZone);
  const { counted, late } = await database.inOrg(session.orgId, async (tx) => ({
    counted: await countRegisters(tx, today),
    late: await listOverdue(tx, today, OVERDUE_SHOWN),
  }));
  const registers = readShippedRegisters(language).map(({ id, name, purpose }) => {
    const { open = 0, overdue = 0, closed = 0, next_due_on: nextDueOn = null } = counted.get(id) ?? {};
    return { id, name, purpose, open, overdue, closed, nextDueOn };
  });
  const overdue = late.map(({ entry_id: entryId, register, title, dueOn }) => ({
    entryId,
    register,
    registerName: registerOf(register, language).name,
    title,
    dueOn,
  }));
  return { success: true, data: { registers, overdue } };
}
