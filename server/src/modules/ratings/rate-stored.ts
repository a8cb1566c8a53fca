import type { NotMeasuredReason } from '@portal/domain/ratings/attack-surface.ts';
import { RATING_MODEL, type RatedOutcome, type RatingInput } from '@portal/domain/ratings/rate-surface.ts';
import { RISK_VECTOR_SLUGS } from '@portal/domain/ratings/risk-vectors.ts';
import type { AnyTransaction } from '../../database/database.ts';
import { listIncidents } from './incidents.store.ts';
import { findMeasurement, type Measurement } from './measurements.store.ts';
import { listWeighedFindings } from './rating-findings.store.ts';

const DAY_MS = 24 * 60 * 60_000;
/** The longest life of any vector's findings. */
const LONGEST_LIFE_DAYS = 180;

export const daysBetween = (earlier: Date, later: Date) => Math.max(0, (later.getTime() - earlier.getTime()) / DAY_MS);

/** The day of an instant in UTC, such as "2026-11-22". */
export const utcDay = (instant: Date) => instant.toISOString().slice(0, 10);

/** Everything that the model weighs about a firm at an instant. */
export async function ratingInput(
  tx: AnyTransaction,
  { orgId, domain, outcomes, now }: Pick<Measurement, 'orgId' | 'domain' | 'outcomes'> & { now: Date },
): Promise<RatingInput> {
  const seenSince = new Date(now.getTime() - LONGEST_LIFE_DAYS * DAY_MS);
  const findings = await listWeighedFindings(tx, orgId, domain, seenSince);
  const incidents = await listIncidents(tx, orgId);
  const before = await findMeasurement(tx, orgId, domain, utcDay(now));
  return {
    outcomes: RISK_VECTOR_SLUGS.map((vector): RatedOutcome => {
      const stored = outcomes[vector];
      if ('at' in stored) return { vector, measured: true, ageDays: daysBetween(new Date(stored.at), now) };
      return { vector, measured: false, reason: stored.reason satisfies NotMeasuredReason, ageDays: 0 };
    }),
    findings: findings.map((row) => ({
      vector: row.vector,
      kind: row.kind,
      asset: row.asset,
      grade: row.grade,
      importance: Number(row.importance) === 1 ? 1 : 0.5,
      ageDays: daysBetween(row.last_seen_at, now),
      isGone: row.gone_at !== null,
    })),
    incidentDaysAgo: incidents.map(({ happened_on }) => daysBetween(new Date(`${happened_on}T00:00:00Z`), now)),
    shownBefore: before?.model === RATING_MODEL ? before.rating : null,
  };
}
