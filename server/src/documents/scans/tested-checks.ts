import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { LEVEL_LIMITS } from '@portal/scanner/levels.ts';
import { readCheckCatalogue } from '../check-catalogue.ts';
import type { NotTested } from './scan-report-data.ts';

/** Ids of the checks that a scan made: those of its level without those that could not run. */
export function testedChecks(level: ScanLevel, notTested: readonly NotTested[]): readonly string[] {
  const ofLevel: ReadonlySet<string> = LEVEL_LIMITS[level].checks;
  const left = new Set(notTested.map(({ checkId }) => checkId));
  return [...readCheckCatalogue('en').keys()].filter((id) => !left.has(id) && ofLevel.has(id));
}
