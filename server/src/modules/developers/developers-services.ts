import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { LimitsPort } from '../../providers/rate-counts/limits-port.ts';
import type { SendToDesk, TicketDesk } from '../../providers/tickets/ticket-desk-port.ts';
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
    /** Firms' own desks for tickets; one that takes emails is given what sends them. */
    readonly ticketDesks: {
      readonly mail: (send: SendToDesk) => TicketDesk;
      readonly github: TicketDesk;
      readonly jira: TicketDesk;
    };
    /** Seals the secrets of webhooks, channels and ticket desks. */
    readonly webhookKey: Buffer;
  };
