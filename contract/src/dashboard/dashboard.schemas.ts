import { z } from 'zod';

/** What the website scans amount to (spec part 2, section 3). */
export const monitoringSummary = z.object({
  webAppsScanned: z.number(),
  scansScheduled: z.number(),
  isScanInProgress: z.boolean(),
  lastScanDate: z.string().nullable(),
  nextScanDate: z.string().nullable(),
  targetList: z.array(z.object({ name: z.string(), url: z.string() })),
  webAppsIssues: z.object({ highs: z.number(), mediums: z.number(), lows: z.number() }),
});
