import type { MonitoringSummary } from '../use-module-activity.ts';

export type MonitoringState = 'no-website' | 'never-scanned' | 'scanning' | 'all-clear' | 'issues';

/** The one thing to say about an organization's website scans. A running scan goes before older results. */
export function monitoringState(summary: MonitoringSummary): MonitoringState {
  if (summary.targetList.length === 0) return 'no-website';
  if (summary.isScanInProgress) return 'scanning';
  if (summary.lastScanDate === null) return 'never-scanned';
  const { highs, mediums, lows } = summary.webAppsIssues;
  return highs + mediums + lows === 0 ? 'all-clear' : 'issues';
}
