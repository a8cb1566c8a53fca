import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { billingCalls } from './billing.calls.ts';

/** Ordering and paying plans. */
export const billing: ServerModule<Services> = {
  calls: billingCalls,
};
