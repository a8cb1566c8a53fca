import type { Recurrence } from '@portal/domain/monitoring/schedules/schedule.ts';
import type { CompletedScan } from './completed-scan.ts';

/** A scan that ended at the outside engine, whoever started it. */
export type OutsideScan = {
  readonly reference: string;
  readonly startedAt: Date;
  readonly completedAt: Date;
  /** Null where the engine gave it up or somebody stopped it. */
  readonly result: CompletedScan | null;
};

/** A schedule that somebody set at the outside engine. */
export type OutsideSchedule = {
  readonly reference: string;
  readonly dateTime: Date;
  readonly recurrence: Recurrence;
};

/** What an engine outside the portal knows of a website; `memory` is what its scans left for later ones. */
export type OutsideEngine = {
  /** Scans that ended, the newest first, at most 100, without those whose references are `known`. */
  endedScans(memory: unknown, known: ReadonlySet<string>): Promise<readonly OutsideScan[]>;
  /** The first schedule, where there is one. */
  schedule(memory: unknown): Promise<OutsideSchedule | null>;
  /** Takes a schedule away, so that the portal's own is the only one. */
  removeSchedule(memory: unknown, reference: string): Promise<void>;
  /** The engine's own report as a PDF, where it is to be given out; null when it has none of that scan any more. */
  readonly report?: (memory: unknown, reference: string, kind: 'owasp' | 'pci') => Promise<Buffer | null>;
};
