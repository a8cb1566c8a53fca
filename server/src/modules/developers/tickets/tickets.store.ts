import type { OrgTransaction } from '../../../database/database.ts';
import type { TicketStanding } from '../../../providers/tickets/ticket-desk-port.ts';

/** The ticket of a finding in a desk; undefined where there is none. */
export function findTicket(tx: OrgTransaction, { deskId, findingId }: { deskId: string; findingId: string }) {
  return tx
    .selectFrom('tickets')
    .selectAll()
    .where('desk_id', '=', deskId)
    .where('finding_id', '=', findingId)
    .executeTakeFirst();
}

export async function countTickets(tx: OrgTransaction, deskId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('desk_id', '=', deskId)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Takes it upon oneself to make the ticket of a finding; one that was begun before an instant and never made is taken over.
 * @returns its id, or null where another has it or it is there
 */
export async function claimTicket(
  tx: OrgTransaction,
  ticket: {
    readonly ticketId: string;
    readonly orgId: string;
    readonly deskId: string;
    readonly findingId: string;
    readonly madeByName: string;
    readonly at: Date;
    /** Of the page for who works on it; null where the desk tells itself. */
    readonly link: { readonly hash: Buffer; readonly endsAt: Date } | null;
  },
  abandonedBefore: Date,
): Promise<boolean> {
  const by = {
    ...{ ticket_id: ticket.ticketId, made_by_name: ticket.madeByName, made_at: ticket.at },
    ...{ link_hash: ticket.link?.hash ?? null, link_ends_at: ticket.link?.endsAt ?? null },
  };
  const row = await tx
    .insertInto('tickets')
    .values({
      ...{ org_id: ticket.orgId, desk_id: ticket.deskId, finding_id: ticket.findingId, state: 'making', ...by },
    })
    .onConflict((conflict) =>
      conflict
        .columns(['finding_id', 'desk_id'])
        .doUpdateSet(by)
        .where('tickets.state', '=', 'making')
        .where('tickets.made_at', '<', abandonedBefore),
    )
    .returning('ticket_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes that the desk has made it. */
export async function settleTicket(
  tx: OrgTransaction,
  ticketId: string,
  { key, url }: { readonly key: string; readonly url: string },
): Promise<void> {
  await tx.updateTable('tickets').set({ state: 'open', key, url }).where('ticket_id', '=', ticketId).execute();
}

/** Forgets one that the desk has not made. */
export async function dropTicket(tx: OrgTransaction, ticketId: string): Promise<void> {
  await tx.deleteFrom('tickets').where('ticket_id', '=', ticketId).where('state', '=', 'making').execute();
}

/** Notes how far a ticket is by what the desk calls it; the same once more changes nothing. @returns whether it changed */
export async function markStanding(
  tx: OrgTransaction,
  { deskId, key }: { readonly deskId: string; readonly key: string },
  standing: TicketStanding,
  at: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tickets')
    .set({ state: standing, closed_at: standing === 'closed' ? at : null })
    .where('desk_id', '=', deskId)
    .where('key', '=', key)
    .where('state', '!=', 'making')
    .where('state', '!=', standing)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
