import type { ScannerPort } from '../../providers/scanner/scanner-port.ts';
import type { Services } from '../../services.ts';
import type { MaturitySetIn } from '../maturity/public.ts';

/** What handovers need beyond what every module may use. */
export type HandoversServices = Services & {
  readonly scanner: ScannerPort;
  readonly maturitySet: MaturitySetIn;
};
