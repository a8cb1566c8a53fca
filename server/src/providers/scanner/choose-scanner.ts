import type { Config } from '../../config.ts';
import { createBuiltinScanner } from './builtin-scanner.ts';
import { createProbelyScanner } from './probely/probely-scanner.ts';
import type { ScannerPort } from './scanner-port.ts';

type ScannerConfig = Pick<Config, 'probely' | 'scanAllowHosts' | 'dnsServers' | 'publicUrl'>;

/** Who scans websites, by the settings. `report` hears why an outside engine could not be asked. */
export function chooseScanner(config: ScannerConfig, report: (error: unknown) => void): ScannerPort {
  return config.probely === null ? createBuiltinScanner(config) : createProbelyScanner(config.probely, { report });
}
