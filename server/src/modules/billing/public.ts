export {
  changeSubscription,
  findBillingSubscription,
  type LockedSubscription,
  lockSubscription,
} from './billing.store.ts';
export { clearBillingEvents } from './billing-events.store.ts';
export { createReceiveEvent, type EventOutcome } from './receive-event.ts';
