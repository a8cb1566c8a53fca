import { enqueue, type ScanState } from '../../scan-state.ts';

/** Has it proved, once, that a planted word came to life on a page. */
export function admitStored(state: ScanState, word: string, page: string, byScript = false): void {
  if (`stored ${word}` in state.patterns) return;
  state.patterns[`stored ${word}`] = 1;
  enqueue(state, { kind: 'stored', word, page, ...(byScript ? { byScript } : {}) });
}
