import type { LimitsPort } from '../../providers/rate-counts/limits-port.ts';
import type { DashboardServices } from '../dashboard/public.ts';
import type { MonitoringServices } from '../monitoring/public.ts';
import type { TrainingServices } from '../training/public.ts';

/** What the public interface needs beyond what every module may use. */
export type DevelopersServices = DashboardServices &
  MonitoringServices &
  TrainingServices & {
    readonly limits: LimitsPort;
  };
