import { DeskError } from '../../../providers/tickets/ticket-desk-port.ts';
import type { DevelopersServices } from '../developers-services.ts';
import { accessOf } from './desk-of.ts';
import { markStanding } from './tickets.store.ts';
import { takeTicketsToAsk } from './tickets-to-ask.store.ts';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** What is older is left to whoever closes it, so that desks are not asked for ever. */
const ASKED_FOR_DAYS = 180;
const MAX_AT_ONCE = 50;

/** Asks desks how their tickets stand, each ticket at most once an hour; a desk that does not answer is left until then. */
export async function askAboutTickets(services: DevelopersServices): Promise<void> {
  const { database, clock, ticketDesks, webhookKey, log } = services;
  const now = clock.now();
  const askedBefore = new Date(now.getTime() - HOUR_MS);
  const madeAfter = new Date(now.getTime() - ASKED_FOR_DAYS * DAY_MS);
  const due = await database.asSystem((tx) =>
    takeTicketsToAsk(tx, { now, askedBefore, madeAfter, limit: MAX_AT_ONCE }),
  );
  const silent = new Set<string>();
  for (const { key, ...desk } of due) {
    const { kind, desk_id: deskId, org_id: orgId } = desk;
    if (kind === 'mail' || silent.has(deskId)) continue;
    try {
      const standing = await ticketDesks[kind].standing(accessOf(desk, webhookKey), key);
      if (standing !== null)
        await database.inOrg(orgId, (tx) => markStanding(tx, { deskId, key }, standing, clock.now()));
    } catch (error) {
      if (!(error instanceof DeskError)) throw error;
      log.warn({ fault: error.fault, orgId }, 'a ticket desk did not tell how a ticket stands');
      if (error.fault !== 'project-unknown') silent.add(deskId);
    }
  }
}
