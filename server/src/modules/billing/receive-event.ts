import type { Database } from '../../database/database.ts';
import type { BillingEvent } from '../../providers/billing/billing-port.ts';
import type { Clock } from '../../system/clock.ts';
import type { Plans } from '../plans/public.ts';
import { findBilledOrganisation } from './billing.store.ts';
import { endEvent, endOlderWaits, letEventWait, noteEvent } from './billing-events.store.ts';
import { type TakenOver, takeOverSubscription } from './take-over-subscription.ts';

export type EventOutcome = TakenOver | 'repeated' | 'not about a subscription';

/** Outcomes of news that is the newest of its organisation. */
const COUNTS: readonly EventOutcome[] = ['changed', 'nothing new', 'unknown plan'];

type Receiver = {
  readonly database: Database;
  readonly clock: Clock;
  readonly plans: Plans;
};

/** Takes in an event of the billing provider: once, whatever the order and however often it comes. */
export function createReceiveEvent({
  database,
  clock,
  plans,
}: Receiver): (event: BillingEvent) => Promise<EventOutcome> {
  return (event) =>
    database.asSystem(async (tx) => {
      const now = clock.now();
      if (!(await noteEvent(tx, event, now))) return 'repeated';
      const { subscription, customerId, occurredAt } = event;
      const orgId = await findBilledOrganisation(tx, customerId, subscription?.subscriptionId ?? null);
      const takeOver = async (): Promise<EventOutcome> => {
        if (subscription === null) return 'not about a subscription';
        if (orgId === null) return 'unknown customer';
        return takeOverSubscription(tx, plans.catalogue, { orgId, subscription, occurredAt, now });
      };
      const outcome = await takeOver();
      await endEvent(tx, event.eventId, orgId, outcome);
      if (orgId !== null && subscription !== null && COUNTS.includes(outcome))
        await endOlderWaits(tx, orgId, event.eventId);
      if (outcome === 'unknown plan' && subscription !== null) await letEventWait(tx, event.eventId, subscription);
      return outcome;
    });
}
