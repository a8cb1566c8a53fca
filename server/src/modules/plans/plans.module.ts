import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { clearPendingSignUps } from './pending-sign-ups.store.ts';
import { plansCalls } from './plans.calls.ts';

/** Plans, and which modules they open. */
export const plans: ServerModule<Services> = {
  calls: plansCalls,
  clearExpired: clearPendingSignUps,
};
