import type { ModuleActivity, MonitoringSummary } from '../use-module-activity.ts';

export const scanned: MonitoringSummary = {
  webAppsScanned: 1,
  scansScheduled: 1,
  isScanInProgress: false,
  lastScanDate: '2026-11-18T20:00:00Z',
  nextScanDate: '2026-12-02T20:00:00Z',
  targetList: [{ name: 'Shop', url: 'https://shop.larkbakery.example' }],
  webAppsIssues: { highs: 0, mediums: 0, lows: 0 },
};

/** All that the dashboard shows of a firm with one sound website, changed. */
export const activity = (changes: Partial<ModuleActivity>) => ({
  success: true as const,
  data: {
    compliance: null,
    zimm: null,
    insurance: null,
    training: null,
    cyberConcierge: null,
    monitoring: scanned,
    nextActions: [],
    ...changes,
  },
});
