import { FINDING_STATES } from '@portal/domain/monitoring/followed-finding.ts';
import { RETEST_RESULTS } from '@portal/domain/monitoring/retest-result.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import { z } from 'zod';
import { id, line } from '../call.ts';
import { findingView, scanLevel, standingMark } from './monitoring.schemas.ts';

/** Which findings a list holds; `to-do` is what is there and was not set aside. */
export const FINDING_FILTERS = ['to-do', 'new', 'reopened', 'accepted', 'false-positive', 'fixed', 'all'] as const;
export type FindingFilter = (typeof FINDING_FILTERS)[number];

export const REMEDIATORS = ['you', 'web-developer', 'hosting-provider', 'domain-provider'] as const;

/** What a list of findings is narrowed by. */
export const findingsFilter = z.object({
  /** One website; all of the organisation when left out. */
  targetId: id.optional(),
  severity: z.enum(SEVERITIES).optional(),
  state: z.enum(FINDING_FILTERS).default('to-do'),
  who: z.enum(REMEDIATORS).optional(),
  checkId: z
    .string()
    .regex(/^[A-Z]\d{2}$/)
    .optional(),
  search: line(200).default(''),
});

/** A finding in a list. */
export const findingRow = z.object({
  findingId: id,
  targetId: id,
  websiteName: z.string(),
  checkId: z.string(),
  severity: z.enum(SEVERITIES),
  state: z.enum(FINDING_STATES),
  /** The mark that stands; null when there isn't one, or it has lapsed. */
  mark: standingMark.nullable(),
  title: z.string(),
  term: z.string(),
  who: z.string(),
  place: z.string(),
  subject: z.string(),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  fixedAt: z.string().nullable(),
});

/** How many findings there are of each kind, whatever the other filters. */
export const findingCounts = z.object({
  toDo: z.object({ highs: z.number(), mediums: z.number(), lows: z.number(), infos: z.number() }),
  new: z.number(),
  reopened: z.number(),
  accepted: z.number(),
  falsePositive: z.number(),
  fixed: z.number(),
});

/** A mark with who made it and why. */
export const markView = standingMark.extend({
  reason: z.string(),
  markedAt: z.string(),
  markedBy: z.string(),
  /** Why it does not count any more; null while it stands. */
  lapsed: z.enum(['ended', 'worse']).nullable(),
});

/** A look at this finding alone. */
export const retestView = z.object({
  scanId: id,
  status: z.enum(['started', 'completed', 'failed', 'canceled']),
  progress: z.number(),
  startedAt: z.string(),
  completedAt: z.string().nullable(),
  result: z.enum(RETEST_RESULTS).nullable(),
  /** In plain words, where it could not be tested. */
  reason: z.string().nullable(),
});

/** A piece of a step: prose, or what is to be typed exactly as it stands. */
const adviceSpan = z.object({ kind: z.enum(['prose', 'code']), text: z.string() });

/** Steps for one platform; `isRecognised` says that the website was seen to run on it. */
export const remedyView = z.object({
  platform: z.string(),
  label: z.string(),
  isRecognised: z.boolean(),
  /** Each step in pieces: prose, and what is to be typed exactly as it stands. */
  steps: z.array(z.array(adviceSpan)),
  /** How the steps were checked: by doing them, or against what the makers of the platform write; null for all systems at once. */
  checked: z
    .discriminatedUnion('how', [
      z.object({ how: z.literal('tried'), on: z.string(), with: z.string() }),
      z.object({
        how: z.literal('read'),
        why: z.string(),
        document: z.object({ title: z.string(), url: z.string() }),
        /** Where at least the lines to be typed were tried. */
        lines: z.object({ on: z.string(), with: z.string() }).optional(),
      }),
    ])
    .nullable(),
  /** How to undo the change. */
  wayBack: z.array(adviceSpan).nullable(),
});

/** All about one finding over time. */
export const followedFindingView = findingView.omit({ isNew: true, mark: true }).extend({
  findingId: id,
  website: z.object({ targetId: id, name: z.string(), url: z.string() }),
  state: z.enum(FINDING_STATES),
  firstSeenAt: z.string(),
  lastSeenAt: z.string(),
  fixedAt: z.string().nullable(),
  reopenedAt: z.string().nullable(),
  timesReopened: z.number(),
  /** When it last became worse while it was there. */
  worsenedAt: z.string().nullable(),
  /** The scan whose evidence is shown. */
  lastScanId: id,
  mark: markView.nullable(),
  /** The latest look at it alone. */
  retest: retestView.nullable(),
  /** Whether a look at it alone can settle it. */
  canRetest: z.boolean(),
  /** Steps for the platforms that they depend on, recognised ones first, then those for all systems, which are always there. */
  remedies: z.array(remedyView),
});

/** One completed scan in a website's trend. */
export const trendPoint = z.object({
  scanId: id,
  completeTime: z.string(),
  scanProfile: scanLevel,
  highs: z.number(),
  mediums: z.number(),
  lows: z.number(),
  new: z.number(),
  reopened: z.number(),
  fixed: z.number(),
});
