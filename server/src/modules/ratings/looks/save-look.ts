import type { SurfaceFinding, SurfaceMeasurement } from '@portal/domain/ratings/attack-surface.ts';
import { RATING_MODEL, rateSurface } from '@portal/domain/ratings/rate-surface.ts';
import { RISK_VECTOR_SLUGS, RISK_VECTORS, type RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import type { GivenRating, RatingsProviderName } from '../../../providers/ratings/ratings-port.ts';
import { ratingInput, utcDay } from '../rate-stored.ts';
import { deleteFindings, listWeighedFindings, markGone, saveSeenFindings } from '../rating-findings.store.ts';
import type { StoredOutcome, StoredVector } from '../ratings.tables.ts';
import { findMeasurement, insertEarlierRatings, type Measurement, putMeasurement } from './measurements.store.ts';

type Look = {
  readonly orgId: string;
  readonly domain: string;
  readonly at: Date;
  readonly provider: RatingsProviderName;
  readonly measurement: SurfaceMeasurement;
  readonly given: GivenRating | null;
  /** Hosts of the firm's websites. */
  readonly scannedHosts: readonly string[];
};

type Outcomes = Readonly<Record<RiskVectorSlug, StoredOutcome>>;
type Vectors = Readonly<Record<RiskVectorSlug, StoredVector>>;

const bySlug = <Value>(give: (vector: RiskVectorSlug) => Value) =>
  Object.fromEntries(RISK_VECTOR_SLUGS.map((vector) => [vector, give(vector)])) as Record<RiskVectorSlug, Value>;

/** Stores what a look saw, and the rating that comes of it. */
export async function saveLook(tx: AnyTransaction, look: Look): Promise<Measurement> {
  const { orgId, domain, at, measurement, given } = look;
  const before = await findMeasurement(tx, orgId, domain);
  const isSame = before !== null && before.provider === look.provider;
  // What another provider saw is in its own words, and means nothing to this one.
  if (before !== null && !isSame) await deleteFindings(tx, orgId, domain);
  const outcomes = mergedOutcomes(measurement, isSame ? before.outcomes : null, at);
  await saveSeenFindings(tx, look, distinct(measurement.findings));
  // A test that got no answer this time says nothing about what it saw before.
  const answered = measurement.outcomes.filter((outcome) => outcome.measured || outcome.reason !== 'NO_ANSWER');
  const tested = answered.map(({ vector }) => vector);
  const unanswered = [...(measurement.unanswered ?? []), ...(await ofRemovedWebsites(tx, look))];
  await markGone(tx, look, { tested, unanswered });
  const common = { orgId, domain, onDay: utcDay(at), measuredAt: at, outcomes, assets: measurement.assets };
  const rated = given === null ? await ownRating(tx, look, outcomes) : givenRating(given, outcomes);
  const saved: Measurement = { ...common, provider: look.provider, ...rated };
  await putMeasurement(tx, saved);
  if (given !== null) {
    await insertEarlierRatings(
      tx,
      saved,
      given.earlier.filter(({ day }) => day < saved.onDay),
    );
  }
  return saved;
}

/** Weaknesses of websites that were removed since: to remove a website fixes nothing, so they stay until their life ends. */
async function ofRemovedWebsites(tx: AnyTransaction, { orgId, domain, at, measurement, scannedHosts }: Look) {
  if (scannedHosts.length === 0) return [];
  const seen = new Set([...scannedHosts, ...measurement.findings.map(({ asset }) => asset)]);
  const known = await listWeighedFindings(tx, orgId, domain, at);
  return known.flatMap(({ vector, asset }) =>
    vector === 'patching_cadence' && asset !== domain && !seen.has(asset) ? [{ vector, asset }] : [],
  );
}

/** Rates a firm anew by its latest look, where the portal's own model rates; a firm that was never looked at has no rating. */
export async function rateAnew(tx: AnyTransaction, orgId: string, domain: string, now: Date): Promise<void> {
  const latest = await findMeasurement(tx, orgId, domain);
  if (latest === null || latest.provider !== 'builtin') return;
  const rated = await ownRating(tx, { orgId, domain, at: now }, latest.outcomes);
  await putMeasurement(tx, { ...latest, onDay: utcDay(now), ...rated });
}

/** What this look tells of each vector's test, and otherwise what an earlier one told, while that counts. */
function mergedOutcomes({ outcomes }: SurfaceMeasurement, before: Outcomes | null, at: Date): Outcomes {
  return bySlug((vector): StoredOutcome => {
    const outcome = outcomes.find((candidate) => candidate.vector === vector);
    if (outcome?.measured === true) return { at: at.toISOString() };
    const reason = outcome?.reason ?? 'NO_ANSWER';
    const earlier = before?.[vector];
    return reason === 'NO_ANSWER' && earlier !== undefined && 'at' in earlier ? earlier : { reason };
  });
}

const WORST_FIRST = ['BAD', 'WARN', 'FAIR', 'NEUTRAL', 'GOOD'] as const;

/** One finding of each identity: the worst grade, with the evidence of all. */
function distinct(findings: readonly SurfaceFinding[]): SurfaceFinding[] {
  const groups = Map.groupBy(findings, ({ vector, kind, asset }) => JSON.stringify([vector, kind, asset]));
  return [...groups.values()].flatMap((group) => {
    const [worst] = group.toSorted((one, other) => WORST_FIRST.indexOf(one.grade) - WORST_FIRST.indexOf(other.grade));
    return worst === undefined ? [] : [{ ...worst, evidence: [...new Set(group.flatMap(({ evidence }) => evidence))] }];
  });
}

type Rated = Pick<Measurement, 'model' | 'rating' | 'raw' | 'coverage' | 'vectors' | 'industry'>;

async function ownRating(
  tx: AnyTransaction,
  { orgId, domain, at }: Pick<Look, 'orgId' | 'domain' | 'at'>,
  outcomes: Outcomes,
): Promise<Rated> {
  const rated = rateSurface(await ratingInput(tx, { orgId, domain, outcomes, now: at }));
  const vectors: Vectors = bySlug((vector) => {
    const { grade, value, reason } = rated.vectors[vector];
    return { grade, value, reason };
  });
  const { rating, raw, coverage } = rated;
  return { model: RATING_MODEL, rating, raw, coverage, vectors, industry: null };
}

/** A provider's own rating, as it is: what it has no letter for has none here. */
function givenRating({ rating, model, grades, industry }: GivenRating, outcomes: Outcomes): Rated {
  const vectors: Vectors = bySlug((vector) => {
    const stored = outcomes[vector];
    const grade = grades[vector] ?? 'N/A';
    return { grade, value: null, reason: 'reason' in stored ? stored.reason : null };
  });
  const weight = RISK_VECTOR_SLUGS.filter((vector) => vectors[vector].grade !== 'N/A').reduce(
    (sum, vector) => sum + RISK_VECTORS[vector].weight,
    0,
  );
  return { model, rating, raw: null, coverage: Math.round(weight * 1000) / 100_000, vectors, industry };
}
