import type { SystemTransaction } from '../../database/database.ts';
import type { BillingEvent } from '../../providers/billing/billing-port.ts';

/** Chargebee sends an event again for two days at most; the rest is for whoever looks into a complaint. */
const KEPT_MS = 90 * 24 * 60 * 60_000;

/** Notes that an event has come; false when it had come before. */
export async function noteEvent(tx: SystemTransaction, event: BillingEvent, now: Date): Promise<boolean> {
  const row = await tx
    .insertInto('billing_events')
    .values({
      event_id: event.eventId,
      event_type: event.type,
      org_id: null,
      outcome: 'taken',
      occurred_at: event.occurredAt,
      received_at: now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Notes what became of an event. */
export async function endEvent(
  tx: SystemTransaction,
  eventId: string,
  orgId: string | null,
  outcome: string,
): Promise<void> {
  await tx.updateTable('billing_events').set({ org_id: orgId, outcome }).where('event_id', '=', eventId).execute();
}

/** Forgets events that will not come again. */
export async function clearBillingEvents(tx: SystemTransaction, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await tx.deleteFrom('billing_events').where('received_at', '<', before).execute();
}
