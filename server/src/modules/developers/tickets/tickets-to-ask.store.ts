import type { SystemTransaction } from '../../../database/database.ts';

/** Tickets that their desks are to be asked about, with the desk; noted as asked, so that no other process asks too. */
export async function takeTicketsToAsk(
  tx: SystemTransaction,
  due: { readonly now: Date; readonly askedBefore: Date; readonly madeAfter: Date; readonly limit: number },
) {
  const rows = await tx
    .selectFrom('tickets')
    .innerJoin('ticket_desks', 'ticket_desks.desk_id', 'tickets.desk_id')
    .innerJoin('organisations', 'organisations.org_id', 'tickets.org_id')
    .select(['tickets.ticket_id', 'tickets.key'])
    .selectAll('ticket_desks')
    .where('kind', '!=', 'mail')
    .where('state', '!=', 'making')
    .where('tickets.made_at', '>', due.madeAfter)
    .where(({ eb, or }) => or([eb('asked_at', 'is', null), eb('asked_at', '<=', due.askedBefore)]))
    .where('suspended_at', 'is', null)
    .where('deletion_requested_at', 'is', null)
    .orderBy('asked_at', (order) => order.asc().nullsFirst())
    .limit(due.limit)
    .forUpdate('tickets')
    .skipLocked()
    .execute();
  if (rows.length === 0) return [];
  const ids = rows.map(({ ticket_id: id }) => id);
  await tx.updateTable('tickets').set({ asked_at: due.now }).where('ticket_id', 'in', ids).execute();
  return rows;
}
