import type { Report } from '../findings/report.ts';
import type { Probe } from './probe.ts';

/** Tries one weakness on one parameter. Returns what to report, null when nothing was found. */
export type ActiveCheck = (probe: Probe) => Promise<((report: Report) => void) | null>;
