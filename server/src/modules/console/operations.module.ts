import type { BoundCall } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditLogCalls } from './audit-log.ts';
import { jobCalls } from './jobs.ts';
import { mailCalls } from './mails.ts';
import { maintenanceCalls } from './maintenance-switch.ts';
import { portalVersionCalls } from './portal-version.ts';
import { promotionCalls } from './promotions.ts';
import { releaseNoteCalls } from './release-notes.ts';

/** Calls by which staff runs the portal itself, rather than helps a customer. */
export function operationsModule(services: Services): BoundCall[] {
  return [
    ...maintenanceCalls(services),
    ...promotionCalls(services),
    ...releaseNoteCalls(services),
    ...auditLogCalls(services),
    ...jobCalls(services),
    ...mailCalls(services),
    ...portalVersionCalls(services),
  ];
}
