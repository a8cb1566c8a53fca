import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import { z } from 'zod';
import { id, isoDay, line, lines } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import { richText } from '../rich-text/rich-text.schemas.ts';

export const riskVector = z.enum(RISK_VECTOR_SLUGS);

/** How the rating of a firm stands. */
export const RATING_STATES = ['none', 'measuring', 'rated', 'not-enough-data', 'failed'] as const;
export const FINDING_GRADES = ['GOOD', 'FAIR', 'WARN', 'BAD', 'NEUTRAL'] as const;
/** Why a vector has no grade. */
export const NOT_MEASURED_REASONS = [
  'NOT_SEEN_FROM_OUTSIDE',
  'NEEDS_OUTSIDE_SOURCE',
  'NEEDS_SCAN_HISTORY',
  'NOTHING_TO_MEASURE',
  'SELECTOR_UNKNOWN',
  'SHARED_HOST',
  'NO_ANSWER',
  'NOTHING_REPORTED',
] as const;
export const ASSET_SOURCES = ['domain', 'www', 'certificate', 'dns', 'usual-name'] as const;
/** Why the last look from outside gave nothing. */
export const LOOK_FAILURES = ['NOTHING_ANSWERED', 'PROVIDER_UNAVAILABLE', 'GIVEN_UP'] as const;
export const REPORT_STATES = ['pending', 'ready', 'failed'] as const;
export const MAX_DKIM_SELECTORS = 10;

const findingGrade = z.enum(FINDING_GRADES);
const reason = z.enum(NOT_MEASURED_REASONS);
/** A day, `yyyy-MM-dd`, in UTC. */
const day = z.string();

/** One risk vector (spec part 2, section 3), with what the portal adds: why there is no grade, and how much is open. */
export const ratingDetail = z.object({
  name: z.string(),
  /** A to F, or N/A. */
  grade: z.enum(['A', 'B', 'C', 'D', 'F', 'N/A']),
  grade_color: z.string(),
  category: z.string(),
  order: z.number(),
  beta: z.boolean(),
  info: z.boolean(),
  category_order: z.number(),
  /** From 0 to 1; null where there is no grade, and from providers that give letters alone. */
  value: z.number().nullable(),
  /** Null where there is a grade. */
  reason: reason.nullable(),
  /** Points of 100 that the vector has in the model; 0 for beta and informational ones. */
  weight: z.number(),
  /** Findings that are there now. */
  findings: z.number(),
  /** Of those, the ones graded FAIR, WARN or BAD. */
  problems: z.number(),
});

/** The rating of a firm (spec part 2, section 3). */
export const ratingData = z.object({
  /** `measuring` may go along with an earlier rating. */
  state: z.enum(RATING_STATES),
  company: z.object({ name: z.string(), url: z.string() }),
  /** Newest first; the first is the current one. At most one a day. */
  ratings: z.array(
    z.object({
      rating: z.number(),
      rating_date: day,
      rating_color: z.string(),
      /** The rules that made it: of two models, ratings cannot be compared. */
      model: z.string(),
    }),
  ),
  /** What stands open and holds the rating down, and the most that it can be meanwhile; null without any. */
  ceiling: z
    .object({ rating: z.number(), doors: z.array(z.object({ kind: z.string(), asset: z.string() })) })
    .nullable(),
  /** Open weaknesses that experts reported of what vectors look at; a look from outside need not see them, and they change no number. */
  reported: z.array(z.object({ title: z.string(), vectors: z.array(riskVector), reportedOn: day, href: z.string() })),
  industry_grade: z
    .object({
      average_rating: z.number(),
      /** Where the figure is from, in words. */
      source: z.string(),
      asOf: z.string(),
    })
    .nullable(),
  /** All 22 vectors, whether or not there is a rating. */
  rating_details: z.record(riskVector, ratingDetail),
  /** The part of the model that could be measured, from 0 to 1; 0 before the first look. */
  coverage: z.number(),
  model: z.string(),
  provider: z.enum(['builtin', 'bitsight']),
  measuredAt: z.string().nullable(),
  /** The day of the next look by itself; null while there is no website address. */
  nextMeasureOn: day.nullable(),
  /** From when on `measureAgain` looks again; null when it does so now. */
  measureAgainAt: z.string().nullable(),
  /** Findings that are there now, by grade. */
  counts: z.record(findingGrade, z.number()),
  incidents: z.number(),
  /** What was looked at. */
  assets: z.array(z.object({ host: z.string(), source: z.enum(ASSET_SOURCES), addresses: z.array(z.string()) })),
  dkimSelectors: z.array(z.string()),
  /** Why the last look gave nothing; null unless it failed. */
  failure: z.enum(LOOK_FAILURES).nullable(),
});

/** One observation over time. */
export const ratingFinding = z.object({
  findingId: id,
  vector: riskVector,
  /** Names the text that explains it, `kinds` of the texts. */
  kind: z.string(),
  grade: findingGrade,
  /** A host, host:port or domain. */
  asset: z.string(),
  importance: z.number(),
  evidence: z.array(z.string()),
  firstSeenOn: day,
  lastSeenOn: day,
  /** When a look did not find it any more; null while it is there. */
  goneOn: day.nullable(),
});

/** One thing to fix and what that gives. */
export const ratingRaise = z.object({
  vector: riskVector,
  kind: z.string(),
  /** Where it is. */
  assets: z.array(z.string()),
  /** It stands open and holds the whole rating down. */
  isDoor: z.boolean(),
  /** Points gained by this step, after those before it. */
  points: z.number(),
  /** Of those, the points that the next look already shows; the rest comes as what was bad fades. */
  pointsAtOnce: z.number(),
  /** Days until the points are there in full. */
  fullAfterDays: z.number(),
  /** The rating once this and all steps before it are done. */
  ratingAfter: z.number(),
});

/** Something that happened to the firm and was told by it. */
export const ratingIncident = z.object({
  incidentId: id,
  happenedOn: day,
  title: z.string(),
  note: z.string(),
  reportedBy: z.string(),
  reportedAt: z.string(),
  /** How much it counts in its own letter today, from 0 to 1; the rating does not change by it. */
  weight: z.number(),
  /** The last day on which it counts. */
  countsUntil: day,
});

export const incidentInput = z.object({
  happenedOn: isoDay(faults.chooseDate.text),
  title: line(150).min(1, faults.whatHappened.text),
  note: lines(2000).default(''),
});

/** Names of DKIM keys, the part before `._domainkey` (RFC 6376, section 3.1). */
export const dkimSelectors = z
  .array(
    line(253)
      .toLowerCase()
      .regex(/^[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d_-]{0,61}[a-z\d])?)*$/, faults.selector.text),
  )
  .max(MAX_DKIM_SELECTORS, faults.mostSelectors.text);

/** A detailed report that somebody asked for. */
export const ratingReport = z.object({
  reportId: id,
  askedAt: z.string(),
  askedBy: z.string(),
  state: z.enum(REPORT_STATES),
  readyAt: z.string().nullable(),
  /** Ready reports are kept until then. */
  keptUntil: z.string(),
  rating: z.number().nullable(),
  fileName: z.string(),
});

/** What is to be said about each vector and each kind of finding; the same for everybody. */
export const ratingTextSet = z.object({
  vectors: z.record(
    riskVector,
    z.object({
      title: z.string(),
      description: z.string(),
      why: z.string(),
      /** Suggestions, in the order in which to follow them. */
      remediation: z.array(z.string()),
      who: z.string(),
    }),
  ),
  kinds: z.record(
    z.string(),
    z.object({
      title: z.string(),
      why: z.string(),
      /** Empty where there is nothing to fix. */
      fix: z.array(z.string()),
      who: z.string(),
      effort: z.string(),
    }),
  ),
  /** Why a vector has no grade, in words. */
  reasons: z.record(reason, z.string()),
  /** How the rating comes about. */
  method: richText,
});
