import type { BoundCall } from '../../call/bind-call.ts';
import type { ConsoleServices } from './console-services.ts';
import { promotionCalls } from './news/promotions.ts';
import { releaseNoteCalls } from './news/release-notes.ts';
import { auditLogCalls } from './operations/audit-log.ts';
import { jobCalls } from './operations/jobs.ts';
import { mailCalls } from './operations/mails.ts';
import { maintenanceCalls } from './operations/maintenance-switch.ts';
import { portalVersionCalls } from './operations/portal-version.ts';
import { retentionCalls } from './operations/retention-times.ts';

/** Calls by which staff runs the portal itself, rather than helps a customer. */
export const operationsCalls: readonly BoundCall<ConsoleServices>[] = [
  ...maintenanceCalls,
  ...promotionCalls,
  ...releaseNoteCalls,
  ...auditLogCalls,
  ...jobCalls,
  ...mailCalls,
  ...portalVersionCalls,
  ...retentionCalls,
];
