import { NO_OPT_INS, OPT_IN_CHECKS, type OptInCheck } from '@portal/domain/monitoring/opt-in-checks.ts';
import { LEVEL_LIMITS } from './levels.ts';
import type { ScanSettings } from './scan-options.ts';
import { type ScanState, skipCheck } from './scan-state.ts';

/** Whether a check that needs the owner's word is done in this scan: it is switched on, and the level has it. */
export const isSwitchedOn = ({ level, optIns = NO_OPT_INS, focus }: ScanSettings, checkId: OptInCheck): boolean =>
  optIns[checkId] === 'on' && focus === undefined && LEVEL_LIMITS[level].checks.has(checkId);

/** Says of those that are off that they were not done. */
export function noteOptIns(state: ScanState, { optIns = NO_OPT_INS }: ScanSettings): void {
  for (const checkId of OPT_IN_CHECKS) {
    if (optIns[checkId] === 'off') skipCheck(state, checkId, 'NOT_SWITCHED_ON');
    if (optIns[checkId] === 'unproved') skipCheck(state, checkId, 'NOT_PROVED');
  }
}
