import { getModuleActivity, getMonitoringSummary } from '@portal/contract/dashboard/dashboard.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Plans } from '../plans/public.ts';
import { readWebsiteFacts } from './dashboard.store.ts';
import type { DashboardServices } from './dashboard-services.ts';
import { createReadModuleActivity } from './module-activity.ts';
import { summarizeMonitoring } from './monitoring-summary.ts';

/** Calls of the dashboard. */
export function dashboardModule(services: DashboardServices, plans: Plans): BoundCall[] {
  return [
    bind(getModuleActivity).to(createReadModuleActivity(services, plans)),

    bind(getMonitoringSummary).to(async ({ session }) => {
      const websites = await services.database.inOrg(session.orgId, (tx) => readWebsiteFacts(tx, services.clock.now()));
      return { success: true, data: summarizeMonitoring(websites) };
    }),
  ];
}
