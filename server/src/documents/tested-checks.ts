import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { readCheckCatalogue } from './check-catalogue.ts';

/** Checks of the quick levels: connection, certificate, headers, cookies, mail and contact. */
const LIGHTNING = /^P(0[1-9]|1[01]|24|25)$/;

/** Ids of the checks that a scan of this level makes. */
export function testedChecks(level: ScanLevel): readonly string[] {
  const all = [...readCheckCatalogue().keys()];
  if (level === 'log4shell') return [];
  return level.endsWith('lightning') ? all.filter((id) => LIGHTNING.test(id)) : all;
}
