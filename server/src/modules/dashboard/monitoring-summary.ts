import type { monitoringSummary } from '@portal/contract/dashboard/dashboard.schemas.ts';
import type { z } from 'zod';
import type { WebsiteFacts } from '../monitoring/public.ts';

type MonitoringSummary = z.output<typeof monitoringSummary>;

/** What the website scans amount to: each website counts with what there is to do on it (spec part 1, section 3). */
export function summarizeMonitoring(websites: readonly WebsiteFacts[]): MonitoringSummary {
  const sum = (pick: 'highs' | 'mediums' | 'lows') => websites.reduce((total, website) => total + website[pick], 0);
  const scans = instants(websites.map(({ lastScanAt }) => lastScanAt));
  const schedules = instants(websites.map(({ nextScanAt }) => nextScanAt));
  return {
    webAppsScanned: scans.length,
    scansScheduled: schedules.length,
    isScanInProgress: websites.some(({ lastStatus }) => lastStatus === 'started'),
    lastScanDate: scans.at(-1) ?? null,
    nextScanDate: schedules.at(0) ?? null,
    targetList: websites.map(({ name, url }) => ({ name, url })),
    webAppsIssues: { highs: sum('highs'), mediums: sum('mediums'), lows: sum('lows') },
  };
}

/** The earliest first, as the wire has them. */
function instants(dates: readonly (string | null)[]): string[] {
  return dates
    .filter((date) => date !== null)
    .map((date) => new Date(date).toISOString())
    .sort();
}
