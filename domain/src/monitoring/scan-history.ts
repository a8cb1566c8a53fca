import type { Say } from '../texts/say.ts';
import { scans } from './monitoring.texts.ts';

/** How far a scan is (spec part 2, section 3). */
type ScanStatus = 'started' | 'completed' | 'failed' | 'canceled';

type ScanTimes = { readonly status: ScanStatus; readonly startTime: string; readonly completeTime: string | null };

/** The scan that is running, if any (spec part 2, section 4). */
export function runningScan<Scan extends ScanTimes>(scans: readonly Scan[]): Scan | null {
  return scans.find((scan) => scan.status === 'started') ?? null;
}

/** The scans a list shows: those that have ended, the latest first (spec part 2, section 2). */
export function endedScans<Scan extends ScanTimes>(scans: readonly Scan[]): Scan[] {
  return scans
    .filter((scan) => scan.status !== 'started' && scan.completeTime !== null)
    .toSorted((one, other) => endOf(other) - endOf(one));
}

/** The latest scan that went through, which says how the website is doing. */
export function latestCompletedScan<Scan extends ScanTimes>(scans: readonly Scan[]): Scan | null {
  return endedScans(scans).find((scan) => scan.status === 'completed') ?? null;
}

/** The latest failure, only while no later scan was completed (spec part 2, section 4). */
export function latestFailedScan<Scan extends ScanTimes>(scans: readonly Scan[]): Scan | null {
  const ended = endedScans(scans).find((scan) => scan.status === 'completed' || scan.status === 'failed');
  return ended?.status === 'failed' ? ended : null;
}

/** How long a scan took: "1 minute" under 2, else whole minutes (spec part 2, section 2). */
export function scanDuration(startTime: string, completeTime: string, say: Say): string {
  const minutes = Math.floor((Date.parse(completeTime) - Date.parse(startTime)) / 60_000);
  return say(scans.duration, { minutes: Math.max(1, minutes) });
}

function endOf(scan: ScanTimes): number {
  return Date.parse(scan.completeTime ?? scan.startTime);
}
