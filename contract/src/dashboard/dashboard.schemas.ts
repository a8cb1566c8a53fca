import { z } from 'zod';
import { ASSESSMENT_STATUSES, levelInfo } from '../maturity/maturity.schemas.ts';
import { elementPath, level } from '../maturity/maturity-set.schemas.ts';

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

/** How the team's training stands (spec part 1, section 3). */
export const trainingSummary = z.object({
  teamMembers: z.number(),
  /** Of them: everything of the year is done. */
  isFinished: z.number(),
  isNotFinished: z.number(),
  lastUpdated: z.string().nullable(),
  /** People with something overdue. */
  overdue: z.number(),
});

/** How the cyber maturity assessment stands (spec part 1, section 3). */
export const zimmSummary = z.object({
  assessmentStatus: z.enum(ASSESSMENT_STATUSES),
  lastUpdated: z.string().nullable(),
  overallLevel: level,
  /** Of the levels of all that was answered. */
  average: z.number(),
  levelInfo,
  nextQuestion: z.object({ elementPath }).nullable(),
  percentDone: z.number(),
});

/** What the cyber concierge has for the organisation (spec part 1, section 3). */
export const cyberConciergeSummary = z.object({
  /** Open ones. */
  numberOfWeaknesses: z.number(),
  /** Of them, by how bad they are. */
  criticalAndHigh: z.number(),
  /** Messages that this person has not read. */
  numberOfAlerts: z.number(),
  /** Weaknesses that this person has not read. */
  unreadWeaknesses: z.number(),
  /** Requests for help with an answer that this person has not read. */
  unreadReplies: z.number(),
  /** Requests for help that are not closed. */
  openRequests: z.number(),
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
