import { type ScanTraces, sayTraces } from '@portal/domain/monitoring/scan-words/scan-traces.ts';
import type { Say } from '@portal/domain/texts/say.ts';

/** What a stored scan may have left or changed, a sentence each; none where its engine tells nothing. */
export const tracesInWords = (say: Say, stored: unknown): string[] =>
  // Only the portal's own engine writes them, so their shape is known.
  stored === null || stored === undefined ? [] : [...sayTraces(say, stored as ScanTraces)];
