import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { createBuiltinScanner } from './builtin-scanner.ts';
import { createProbelyScanner } from './probely/probely-scanner.ts';
import type { ScannerPort } from './scanner-port.ts';
import { createWapitiScanner } from './wapiti/wapiti-scanner.ts';

type ScannerConfig = Pick<
  Config,
  | 'probely'
  | 'wapitiProgram'
  | 'scanAllowHosts'
  | 'scanCallback'
  | 'scanDns'
  | 'scanBrowser'
  | 'dnsServers'
  | 'publicUrl'
  | 'updatesKey'
>;

/** Who scans websites, by the settings. `report` hears why an outside engine could not be asked, or why websites cannot call. */
export function chooseScanner(
  config: ScannerConfig,
  database: Database,
  report: (error: unknown) => void,
): ScannerPort {
  if (config.probely !== null) return createProbelyScanner(config.probely, { report });
  if (config.wapitiProgram !== null) return createWapitiScanner({ ...config, program: config.wapitiProgram });
  return createBuiltinScanner(config, database, report);
}
