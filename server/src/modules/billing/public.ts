export {
  changeSubscription,
  findBillingSubscription,
  type LockedSubscription,
  lockSubscription,
} from './billing.store.ts';
export { listWaitingEvents } from './billing-events.store.ts';
export { createReceiveEvent, type EventOutcome } from './receive-event.ts';
export { takeUpWaitingEvents } from './take-up-waiting-events.ts';
