import type { ServerModule } from '../../server-module.ts';
import { findingsCalls } from './findings.calls.ts';
import { monitoringCalls } from './monitoring.calls.ts';
import type { MonitoringServices } from './monitoring-services.ts';

/** Website scans, their schedules, findings and reports. */
export const monitoring: ServerModule<MonitoringServices> = {
  calls: [...monitoringCalls, ...findingsCalls],
};
