import type { SurfaceFinding } from '@portal/domain/ratings/attack-surface.ts';
import { RATING_MODEL, type RatingInput } from '@portal/domain/ratings/rate-surface.ts';
import type { RatedOutcome } from '@portal/domain/ratings/rated-finding.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import type { AnyTransaction } from '../../database/database.ts';
import { listIncidents } from './incidents.store.ts';
import { findMeasurement, type Measurement } from './looks/measurements.store.ts';
import { listWeighedFindings, type WeighedFindingRow } from './rating-findings.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The longest life of any vector's findings; breaches are incidents and no findings. */
const LONGEST_LIFE_DAYS = 180;

/** Since when what went must have been seen to count yet. */
export const weighedSince = (now: Date) => new Date(now.getTime() - LONGEST_LIFE_DAYS * DAY_MS);

export const daysBetween = (earlier: Date, later: Date) => Math.max(0, (later.getTime() - earlier.getTime()) / DAY_MS);

/** The day of an instant in UTC, such as "2026-11-22". */
export const utcDay = (instant: Date) => instant.toISOString().slice(0, 10);

/** A finding as it is stored, by what the model needs of it; instants as ISO strings. */
export type StoredFinding = Pick<SurfaceFinding, 'vector' | 'kind' | 'asset' | 'grade'> & {
  readonly importance: number;
  readonly lastSeenAt: string;
  readonly isGone: boolean;
};

type StoredInput = {
  readonly outcomes: Measurement['outcomes'];
  readonly findings: readonly StoredFinding[];
  /** Days such as "2026-11-22". */
  readonly incidents: readonly string[];
  readonly shownBefore: number | null;
};

/** What is stored about a firm, as the model weighs it at an instant. */
export function toRatingInput({ outcomes, findings, incidents, shownBefore }: StoredInput, now: Date): RatingInput {
  const ageOf = (instant: string) => daysBetween(new Date(instant), now);
  return {
    outcomes: RISK_VECTOR_SLUGS.map((vector): RatedOutcome => {
      const stored = outcomes[vector];
      if ('at' in stored) return { vector, measured: true, ageDays: ageOf(stored.at) };
      return { vector, measured: false, reason: stored.reason, ageDays: 0 };
    }),
    findings: findings.map(({ lastSeenAt, importance, ...finding }) => ({
      ...finding,
      importance: importance === 1 ? 1 : 0.5,
      ageDays: ageOf(lastSeenAt),
    })),
    incidentDaysAgo: incidents.map((day) => ageOf(`${day}T00:00:00Z`)),
    shownBefore,
  };
}

/** Rows of findings as the model reads them. */
export const storedFindings = (rows: readonly WeighedFindingRow[]): readonly StoredFinding[] =>
  rows.map(({ vector, kind, asset, grade, importance, last_seen_at: seenAt, gone_at: goneAt }) => ({
    vector,
    kind,
    asset,
    grade,
    importance: Number(importance),
    lastSeenAt: seenAt.toISOString(),
    isGone: goneAt !== null,
  }));

/** Everything that the model weighs about a firm at an instant. */
export async function ratingInput(
  tx: AnyTransaction,
  { orgId, domain, outcomes, now }: Pick<Measurement, 'orgId' | 'domain' | 'outcomes'> & { now: Date },
): Promise<RatingInput> {
  const findings = await listWeighedFindings(tx, orgId, domain, weighedSince(now));
  const incidents = await listIncidents(tx, orgId);
  const before = await findMeasurement(tx, orgId, domain, utcDay(now));
  const stored = {
    outcomes,
    findings: storedFindings(findings),
    incidents: incidents.map(({ happened_on: day }) => day),
    shownBefore: before?.model === RATING_MODEL ? before.rating : null,
  };
  return toRatingInput(stored, now);
}
