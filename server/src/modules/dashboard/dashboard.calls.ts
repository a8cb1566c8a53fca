import {
  downloadSecurityPage as downloadSecurityPageCall,
  getModuleActivity,
  getMonitoringSummary as getMonitoringSummaryCall,
  getScore,
} from '@portal/contract/dashboard/dashboard.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf } from '../../call/bind-call.ts';
import { readWebsiteFacts } from './dashboard.store.ts';
import type { DashboardServices } from './dashboard-services.ts';
import { readModuleActivity } from './module-activity.ts';
import { summarizeMonitoring } from './monitoring-summary.ts';
import { readScore } from './score/read-score.ts';
import { downloadSecurityPage } from './summary/download-security-page.ts';

/** Calls of the dashboard. */
export const dashboardCalls: readonly BoundCall<DashboardServices>[] = [
  bind(getModuleActivity).to(readModuleActivity),
  bind(getScore).to(readScore),
  bind(downloadSecurityPageCall).to(downloadSecurityPage),
  bind(getMonitoringSummaryCall).to(getMonitoringSummary),
];

async function getMonitoringSummary(
  services: DashboardServices,
  { session }: CallerOf<typeof getMonitoringSummaryCall>,
): Promise<AnswerOf<typeof getMonitoringSummaryCall>> {
  const websites = await services.database.onceInOrg(session.orgId, (tx) => readWebsiteFacts(tx, services.clock.now()));
  return { success: true, data: summarizeMonitoring(websites) };
}
