import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { FREQUENCY_OF_RECURRENCE, type Recurrence } from '@portal/domain/monitoring/schedules/schedule.ts';
import { AppError } from '../../../call/app-error.ts';
import type { ScannerPort } from '../../../providers/scanner/scanner-port.ts';
import type { CurrentPlan } from '../../plans/public.ts';

/** @throws AppError SCAN_LEVEL_NOT_IN_PLAN for a level that the plan or the scanner does not have */
export function requireScanLevel({ plan }: CurrentPlan, scanner: ScannerPort, level: ScanLevel): void {
  const allowed = plan.planDetail.probelyScanProfile.includes(level) && scanner.levels.includes(level);
  if (!allowed) throw new AppError('SCAN_LEVEL_NOT_IN_PLAN', { field: 'scanProfile' });
}

/** @throws AppError FREQUENCY_NOT_IN_PLAN */
export function requireFrequency({ plan }: CurrentPlan, recurrence: Recurrence): void {
  const allowed = plan.planDetail.probelyScanFrequency.includes(FREQUENCY_OF_RECURRENCE[recurrence]);
  if (!allowed) throw new AppError('FREQUENCY_NOT_IN_PLAN', { field: 'recurrence' });
}

/** How many websites the plan allows, and how many more there may be. */
export function websiteAllowance(
  { plan }: CurrentPlan,
  websites: number,
): { maximumAllowed: number; remaining: number } {
  const maximumAllowed = plan.planDetail.probelyNumberOfTargets;
  return { maximumAllowed, remaining: Math.max(0, maximumAllowed - websites) };
}
