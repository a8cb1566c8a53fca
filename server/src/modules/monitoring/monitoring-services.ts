import type { GuardedClient } from '@portal/scanner/guard/guarded-client.ts';
import type { ScannerPort } from '../../providers/scanner/scanner-port.ts';
import type { Services } from '../../services.ts';
import type { ReportArchive } from './scans/report-archive.ts';

/** What the website scans need beyond what every module may use. */
export type MonitoringServices = Services & {
  readonly scanner: ScannerPort;
  readonly reports: ReportArchive;
  /** The one way to reach addresses that users choose; each client keeps the addresses of names for its life, so it is used once. */
  readonly outgoing: () => GuardedClient;
  /** Seals what scans sign in with. */
  readonly scanSignInKey: Buffer;
};
