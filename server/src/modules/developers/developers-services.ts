import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { LimitsPort } from '../../providers/rate-counts/limits-port.ts';
import type { DashboardServices } from '../dashboard/public.ts';
import type { MonitoringServices } from '../monitoring/public.ts';
import type { TrainingServices } from '../training/public.ts';

/** What the public interface and webhooks need beyond what every module may use. */
export type DevelopersServices = DashboardServices &
  MonitoringServices &
  TrainingServices & {
    readonly limits: LimitsPort;
    /** Reaches addresses that people typed, and only who proves to be the host; used once. */
    readonly webhookClient: () => GuardedClient;
    /** Seals the secrets of webhooks. */
    readonly webhookKey: Buffer;
  };
