import { SCAN_LEVELS, type ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import type { Recurrence } from '@portal/domain/monitoring/schedules/schedule.ts';
import { allowedRecurrences } from '@portal/domain/monitoring/schedules/schedule-limits.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';

export type PlanChoices = { readonly levels: readonly ScanLevel[]; readonly recurrences: readonly Recurrence[] };

/** Scan levels and recurrences that the organisation's plan includes. */
export function usePlanChoices(): PlanChoices {
  const { probelyScanProfile, probelyScanFrequency } = useSubscription();
  return {
    levels: SCAN_LEVELS.filter((level) => probelyScanProfile.includes(level)),
    recurrences: allowedRecurrences(probelyScanFrequency),
  };
}
