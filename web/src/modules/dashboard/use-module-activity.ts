import type { CallOutput } from '../../api/calls.ts';
import { useCallQuery } from '../../api/use-call.ts';

export type ModuleActivity = CallOutput<'getModuleActivity'>['data'];
export type NextAction = ModuleActivity['nextActions'][number];
export type ComplianceSummary = NonNullable<ModuleActivity['compliance']>;
export type TrainingSummary = NonNullable<ModuleActivity['training']>;
export type ZimmSummary = NonNullable<ModuleActivity['zimm']>;
export type ConciergeSummary = NonNullable<ModuleActivity['cyberConcierge']>;
export type ScoreSummary = ModuleActivity['score'];
export type MonitoringSummary = NonNullable<ModuleActivity['monitoring']>;

const refreshWhileScanningMs = 5_000;

/** What all modules are doing, in one call; read again while a scan runs. */
export function useModuleActivity() {
  return useCallQuery(
    'getModuleActivity',
    {},
    {
      refetchInterval: (query) =>
        query.state.data?.data.monitoring?.isScanInProgress ? refreshWhileScanningMs : false,
    },
  );
}
