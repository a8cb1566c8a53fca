import { clearedBefore } from '@portal/domain/portal/retention-times.ts';
import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { readKeptDays } from '../portal/public.ts';
import { billingCalls } from './billing.calls.ts';
import { billingMails } from './billing.mails.ts';
import { clearBillingEvents } from './billing-events.store.ts';
import { takeUpWaitingEvents } from './take-up-waiting-events.ts';

const HOUR_MS = 60 * 60_000;

/** Ordering and paying plans. */
export const billing: ServerModule<Services> = {
  calls: billingCalls,
  mails: billingMails,
  chores: [
    {
      name: 'take up what was paid before its plan was here',
      everyMs: HOUR_MS,
      run: ({ database, plans, clock }) =>
        database.asSystem((tx) => takeUpWaitingEvents(tx, plans.catalogue, clock.now())),
    },
  ],
  clearExpired: async (tx, now) => clearBillingEvents(tx, clearedBefore(now, (await readKeptDays(tx)).billingEvents)),
};
