import type { ServerModule } from '../../server-module.ts';
import { dashboardCalls } from './dashboard.calls.ts';
import type { DashboardServices } from './dashboard-services.ts';

/** The first page. */
export const dashboard: ServerModule<DashboardServices> = {
  calls: dashboardCalls,
};
