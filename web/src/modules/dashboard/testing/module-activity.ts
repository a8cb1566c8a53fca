import { noActivity } from '../../../testing/signed-in.ts';
import type { ModuleActivity, MonitoringSummary, ScoreSummary } from '../use-module-activity.ts';

export const scanned: MonitoringSummary = {
  webAppsScanned: 1,
  scansScheduled: 1,
  isScanInProgress: false,
  lastScanDate: '2026-11-18T20:00:00Z',
  nextScanDate: '2026-12-02T20:00:00Z',
  targetList: [{ name: 'Shop', url: 'https://shop.larkbakery.example' }],
  webAppsIssues: { highs: 0, mediums: 0, lows: 0 },
};

export const someScore: ScoreSummary = {
  score: 46,
  reachable: 100,
  unknown: 20,
  tone: 'warning',
  title: 'A lot is in place',
  text: 'We don’t know of any serious open issues, but important measures are missing.',
  heldBy: [],
  days: [{ day: '2026-11-22', score: 46 }],
};

/** All that the dashboard shows of a firm with one sound website, changed. */
export const activity = (changes: Partial<ModuleActivity>) => ({
  success: true as const,
  data: { ...noActivity, monitoring: scanned, score: someScore, ...changes },
});
