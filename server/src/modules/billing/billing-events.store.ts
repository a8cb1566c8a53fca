import { sql } from 'kysely';
import type { SystemTransaction } from '../../database/database.ts';
import type { BillingEvent, BillingSubscription } from '../../providers/billing/billing-port.ts';

const ROWS_SHOWN = 200;

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
  await tx
    .updateTable('billing_events')
    .set({ org_id: orgId, outcome, waits_with: null })
    .where('event_id', '=', eventId)
    .execute();
}

/** Keeps what an event said of a subscription until its plan is offered. */
export async function letEventWait(
  tx: SystemTransaction,
  eventId: string,
  subscription: BillingSubscription,
): Promise<void> {
  const row = { waits_with: JSON.stringify(subscription) };
  await tx.updateTable('billing_events').set(row).where('event_id', '=', eventId).execute();
}

/** Lets no event of an organisation wait any longer but one: it has heard newer things. */
export async function endOlderWaits(tx: SystemTransaction, orgId: string, newestEventId: string): Promise<void> {
  await tx
    .updateTable('billing_events')
    .set({ waits_with: null, outcome: 'too late' })
    .where('org_id', '=', orgId)
    .where('event_id', '<>', newestEventId)
    .where('waits_with', 'is not', null)
    .execute();
}

/** The events that wait for one of these plans of the provider, the oldest first; others leave them alone meanwhile. */
export async function claimWaitingEvents(tx: SystemTransaction, billingPlanIds: readonly string[]) {
  if (billingPlanIds.length === 0) return [];
  return tx
    .selectFrom('billing_events')
    .select(['event_id', 'org_id', 'occurred_at', 'waits_with'])
    .where('waits_with', 'is not', null)
    .where(sql<string>`waits_with ->> 'billingPlanId'`, 'in', billingPlanIds)
    .orderBy('occurred_at')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** What customers pay for while the portal has no plan for it, the longest waiting first. */
export function listWaitingEvents(tx: SystemTransaction) {
  return tx
    .selectFrom('billing_events')
    .innerJoin('organisations', 'organisations.org_id', 'billing_events.org_id')
    .select(['billing_events.org_id', 'company_name', 'received_at'])
    .select(sql<string>`waits_with ->> 'billingPlanId'`.as('billing_plan_id'))
    .where('waits_with', 'is not', null)
    .orderBy('received_at')
    .orderBy('event_id')
    .limit(ROWS_SHOWN)
    .execute();
}

/** Forgets events that came before an instant: Chargebee sends one again for two days at most. What waits for its plan stays. */
export async function clearBillingEvents(tx: SystemTransaction, before: Date): Promise<void> {
  await tx.deleteFrom('billing_events').where('received_at', '<', before).where('waits_with', 'is', null).execute();
}
