import type { BoundCall } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { auditLogCalls } from './audit-log.ts';
import { jobCalls } from './jobs.ts';
import { mailCalls } from './mails.ts';
import { maintenanceCalls } from './maintenance-switch.ts';
import { portalVersionCalls } from './portal-version.ts';
import { promotionCalls } from './promotions.ts';
import { releaseNoteCalls } from './release-notes.ts';

/** Calls by which staff runs the portal itself, rather than helps a customer. */
export const operationsCalls: readonly BoundCall<Services>[] = [
  ...maintenanceCalls,
  ...promotionCalls,
  ...releaseNoteCalls,
  ...auditLogCalls,
  ...jobCalls,
  ...mailCalls,
  ...portalVersionCalls,
];
