import { ACTION_DOERS } from '@portal/domain/dashboard/next-actions.ts';
import { FACT_BASES, FACT_TOPICS, FACT_VALUES } from '@portal/domain/facts/fact.ts';
import { FACT_KEYS } from '@portal/domain/facts/facts.ts';
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
  doneBy: z.enum(ACTION_DOERS),
  /** Points that the score is higher by when it is done; 0 where nothing can be said. */
  gain: z.number(),
  /** Path of the page where it is done. */
  href: z.string(),
});

/** How the firm looks from outside. */
export const ratingsSummary = z.object({
  /** Null before the first look, and where too little could be measured. */
  rating: z.number().nullable(),
});

/** One number for how safe the firm is, with what holds it down and its line over about half a year. */
export const scoreSummary = z.object({
  /** 0 to 100. */
  score: z.number(),
  /** What can be reached while something is open. */
  reachable: z.number(),
  /** Points of 100 of what nobody has looked at or stated. */
  unknown: z.number(),
  tone: z.enum(['success', 'warning', 'danger', 'neutral']),
  title: z.string(),
  text: z.string(),
  heldBy: z.array(z.object({ title: z.string(), href: z.string().nullable() })),
  /** The oldest first, up to today; days such as "2026-11-22". */
  days: z.array(z.object({ day: z.string(), score: z.number() })),
});

/** A group of facts in the score; all points are of 100. */
export const scoreTopic = z.object({
  topic: z.enum(FACT_TOPICS),
  name: z.string(),
  why: z.string(),
  points: z.number(),
  of: z.number(),
  facts: z
    .array(
      z.object({
        key: z.enum(FACT_KEYS),
        question: z.string(),
        value: z.enum(FACT_VALUES),
        basis: z.enum(FACT_BASES),
        /** Stated so long ago that it counts half until somebody confirms it. */
        isStale: z.boolean(),
        text: z.string(),
        points: z.number(),
        of: z.number(),
        /** Page where it can be looked at or stated. */
        href: z.string().nullable(),
      }),
    )
    .max(FACT_KEYS.length),
});

/** Something that became better, worse, or is news. */
export const change = z.object({
  tone: z.enum(['better', 'worse', 'news']),
  text: z.string(),
  at: z.string(),
  href: z.string(),
});
