import type { SystemTransaction } from '../../database/database.ts';
import type { BillingSubscription } from '../../providers/billing/billing-port.ts';
import type { PlanCatalogue } from '../plans/public.ts';
import { claimWaitingEvents, endEvent } from './billing-events.store.ts';
import { takeOverSubscription } from './take-over-subscription.ts';

/**
 * Takes up events that named a plan of the billing provider which the portal did not offer then and offers now: their customers get
 * the plan that they pay for. Answers how many.
 */
export async function takeUpWaitingEvents(
  tx: SystemTransaction,
  catalogue: Pick<PlanCatalogue, 'plans'>,
  now: Date,
): Promise<number> {
  const known = catalogue.plans.flatMap(({ chargebeePlanId }) => (chargebeePlanId === null ? [] : [chargebeePlanId]));
  const events = await claimWaitingEvents(tx, known);
  for (const { event_id: eventId, org_id: orgId, occurred_at: occurredAt, waits_with: kept } of events) {
    if (orgId === null) continue;
    const outcome = await takeOverSubscription(tx, catalogue, {
      orgId,
      subscription: readSubscription(kept),
      occurredAt,
      now,
    });
    await endEvent(tx, eventId, orgId, outcome);
  }
  return events.length;
}

/** What was kept is what the portal itself wrote; only instants have become texts. */
function readSubscription(kept: unknown): BillingSubscription {
  const subscription = kept as Omit<BillingSubscription, 'trialEndsAt'> & { readonly trialEndsAt: string | null };
  const { trialEndsAt } = subscription;
  return { ...subscription, trialEndsAt: trialEndsAt === null ? null : new Date(trialEndsAt) };
}
