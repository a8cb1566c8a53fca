import { getModuleActivity, getMonitoringSummary } from '@portal/contract/dashboard/dashboard.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { summarizeMonitoring } from './dashboard.store.ts';

/** Calls of the dashboard. */
export function dashboardModule({ database }: Services): BoundCall[] {
  return [
    bind(getMonitoringSummary).to(async ({ session }) => {
      const summary = await database.inOrg(session.orgId, summarizeMonitoring);
      return {
        success: true,
        data: {
          webAppsScanned: summary.websites.filter((website) => website.isScanned).length,
          scansScheduled: summary.schedules,
          isScanInProgress: summary.isScanInProgress,
          lastScanDate: summary.lastScanAt?.toISOString() ?? null,
          nextScanDate: summary.nextScanAt?.toISOString() ?? null,
          targetList: summary.websites.map(({ name, url }) => ({ name, url })),
          webAppsIssues: summary.issues,
        },
      };
    }),

    // None of these modules is part of any plan yet, so there is no activity to tell.
    bind(getModuleActivity).to(async () => ({
      success: true,
      data: { compliance: null, insurance: null, training: null },
    })),
  ];
}
