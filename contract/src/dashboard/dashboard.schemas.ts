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

/** What the security policies amount to (spec part 1, section 3). */
export const complianceSummary = z.object({
  /** Policies that hold. */
  active: z.number(),
  /** Recommended ones that do not hold yet. */
  inactive: z.number(),
  draft: z.number(),
  lastUpdated: z.string().nullable(),
});

/** One thing to do next. */
export const nextAction = z.object({
  key: z.string(),
  /** A danger, or the very first step. */
  isUrgent: z.boolean(),
  title: z.string(),
  reason: z.string(),
  minutes: z.number(),
  /** Path of the page where it is done. */
  href: z.string(),
});
