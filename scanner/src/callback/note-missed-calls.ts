import { canBeCalled } from '../active/call-template.ts';
import type { ScanSettings } from '../scan-options.ts';
import { type ScanState, skipCheck } from '../scan-state.ts';
import type { CallLog } from './call-log.ts';

/** Says which checks could not be proved because the website's calls are not heard, or were not all the time. */
export function noteMissedCalls(
  state: ScanState,
  settings: Pick<ScanSettings, 'callbackAddress' | 'callbackZone'>,
  calls: CallLog,
): void {
  // Before it is known what is scanned, nothing was tried.
  if (state.target === null) return;
  if (!canBeCalled(settings)) for (const checkId of ['A11', 'A17'] as const) skipCheck(state, checkId, 'NO_CALLBACK');
  else if (calls.mayHaveMissed())
    for (const checkId of ['A11', 'A15', 'A17'] as const) skipCheck(state, checkId, 'MISSED_CALLS');
}
