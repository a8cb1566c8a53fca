import type { LeftReason } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { PlainReason } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import { stillWaiting } from './crawl/page-groups.ts';
import { noteStillWaiting } from './extent/note-extent.ts';
import { type ScanState, skipCheck } from './scan-state.ts';
import { checksLostWith } from './tasks/task-kinds.ts';

/** What the extent says of whatever was still to be tried. */
const ENDED: Readonly<Partial<Record<PlainReason, LeftReason>>> = {
  STOPPED_ANSWERING: 'STOPPED',
  REQUEST_BUDGET: 'REQUESTS',
  TIME_BUDGET: 'TIME',
};

/** Drops what is left of a scan and notes which checks it would have belonged to. */
export function giveUp(state: ScanState, reason: PlainReason): void {
  for (const task of state.queue) for (const checkId of checksLostWith(task)) skipCheck(state, checkId, reason);
  for (const url of stillWaiting(state.groups)) noteStillWaiting(state, url);
  state.extent.ended = ENDED[reason] ?? 'REQUESTS';
  state.queue = [];
}
