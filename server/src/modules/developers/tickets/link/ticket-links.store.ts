import type { TicketOutcome } from '@portal/domain/developers/ticket-desks.ts';
import type { OrgTransaction, SystemTransaction } from '../../../../database/database.ts';

/** The ticket whose link has a token with this hash; none where it is over, or the firm is suspended or goes. */
export function findTicketLink(tx: SystemTransaction, hash: Buffer, now: Date) {
  return tx
    .selectFrom('tickets')
    .innerJoin('organisations', 'organisations.org_id', 'tickets.org_id')
    .select(['tickets.org_id', 'tickets.ticket_id'])
    .where('link_hash', '=', hash)
    .where('link_ends_at', '>', now)
    .where('state', '!=', 'making')
    .where('suspended_at', 'is', null)
    .where('deletion_requested_at', 'is', null)
    .executeTakeFirst();
}

/** A ticket with its link's end, held until the transaction ends; undefined where its desk was removed. */
export function lockLinkedTicket(tx: OrgTransaction, ticketId: string) {
  return tx
    .selectFrom('tickets')
    .select(['ticket_id', 'finding_id', 'key', 'outcome', 'link_ends_at'])
    .where('ticket_id', '=', ticketId)
    .forUpdate()
    .executeTakeFirst();
}

export type LinkedTicket = NonNullable<Awaited<ReturnType<typeof lockLinkedTicket>>>;

/** Notes what was said of a ticket; it is closed by either word. */
export async function noteOutcome(
  tx: OrgTransaction,
  ticketId: string,
  { outcome, name, at }: { readonly outcome: TicketOutcome; readonly name: string; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('tickets')
    .set({ state: 'closed', closed_at: at, outcome, outcome_by: name })
    .where('ticket_id', '=', ticketId)
    .execute();
}
