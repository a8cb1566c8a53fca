import type { BoundCall } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { maintenanceCalls } from './maintenance-switch.ts';
import { promotionCalls } from './promotions.ts';
import { releaseNoteCalls } from './release-notes.ts';

/** Calls by which staff runs the portal itself, rather than helps a customer. */
export function operationsModule(services: Services): BoundCall[] {
  return [...maintenanceCalls(services), ...promotionCalls(services), ...releaseNoteCalls(services)];
}
