import { NOT_MEASURED_REASONS, type ratingData } from '@portal/contract/ratings/ratings.schemas.ts';
import { factOf, isFactKey } from '@portal/domain/facts/facts.ts';
import { ceilingOf, openDoors } from '@portal/domain/ratings/doors.ts';
import { RATING_MODEL } from '@portal/domain/ratings/rate-surface.ts';
import { ratingBand } from '@portal/domain/ratings/rating-bands.ts';
import {
  RISK_VECTOR_SLUGS,
  RISK_VECTORS,
  type RiskCategory,
  type RiskVectorSlug,
} from '@portal/domain/ratings/risk-vectors.ts';
import { GRADE_COLOURS } from '@portal/domain/ratings/vector-grades.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { OrgTransaction } from '../../database/database.ts';
import { listOpenWeaknesses, type OpenWeakness } from '../concierge/public.ts';
import { findFirmDetails, findIndustry } from '../profile/public.ts';
import { companyAddress } from './company-address.ts';
import { listIncidents } from './incidents.store.ts';
import { isDoneForToday } from './looks/begin-look.ts';
import { findMeasurement, listRatings, type Measurement } from './looks/measurements.store.ts';
import { findRatedCompany, type RatedCompanyRow } from './looks/rated-companies.store.ts';
import { storedFindings, toRatingInput, utcDay } from './rate-stored.ts';
import { type FindingTally, listDoors, tallyRatingFindings, type WeighedFindingRow } from './rating-findings.store.ts';
import { industry as texts } from './ratings.texts.ts';
import type { RatingsServices } from './ratings-services.ts';

type RatingView = z.output<typeof ratingData>;
type Detail = RatingView['rating_details'][RiskVectorSlug];

/** The order in which the groups are shown. */
const CATEGORIES: readonly RiskCategory[] = ['Compromised Systems', 'Diligence', 'User Behavior', 'Public Disclosures'];

/** Everything that is stored about a firm's rating. */
export type StoredRating = Awaited<ReturnType<typeof readStoredRating>>;

export async function readStoredRating(tx: OrgTransaction, orgId: string) {
  const { companyName, companyUrl } = await findFirmDetails(tx);
  const address = companyAddress(companyUrl);
  const row = (await findRatedCompany(tx, orgId)) ?? null;
  const domain = address?.domain ?? null;
  const latest = domain === null ? null : await findMeasurement(tx, orgId, domain);
  return {
    company: { name: companyName, url: companyUrl },
    industry: await findIndustry(tx),
    address,
    row,
    /** What is known of a look at this very address; null before the first. */
    look: row !== null && row.domain === domain ? row : null,
    latest,
    ratings: latest === null ? [] : await listRatings(tx, latest.domain, latest.provider),
    doors: latest === null ? [] : await listDoors(tx, latest.domain),
    tallies: domain === null ? [] : await tallyRatingFindings(tx, domain),
    incidents: (await listIncidents(tx, orgId)).length,
    weaknesses: await listOpenWeaknesses(tx),
  };
}

/** The rating as pages and `fastRatings` get it (spec part 2, section 3). */
export async function readRating(
  { database, industryAverages, ratings: provider, clock }: RatingsServices,
  orgId: string,
  say: Say,
): Promise<RatingView> {
  const stored = await database.inOrg(orgId, (tx) => readStoredRating(tx, orgId));
  const { company, look, latest, ratings, tallies, incidents, address } = stored;
  const given = latest?.industry ?? null;
  const counted = given === null ? await industryAverages.of(stored.industry) : null;
  const average =
    given ??
    (counted === null
      ? null
      : { average: counted.average, source: say(texts.median, { firms: counted.firms }), asOf: counted.asOf });
  return {
    state: stateOf(look, latest),
    company,
    ratings: ratings.map(({ onDay, rating, model }) => ({
      rating,
      rating_date: onDay,
      rating_color: ratingBand(rating).colour,
      model,
    })),
    ceiling: latest === null ? null : ceilingNow(latest, stored.doors, clock.now()),
    reported: reportedOf(stored.weaknesses),
    industry_grade:
      average === null ? null : { average_rating: average.average, source: average.source, asOf: average.asOf },
    rating_details: detailsOf(latest, tallies, say),
    coverage: latest?.coverage ?? 0,
    model: latest?.model ?? RATING_MODEL,
    provider: latest?.provider ?? provider.name,
    measuredAt: latest?.measuredAt.toISOString() ?? null,
    nextMeasureOn: address === null || look === null ? null : utcDay(look.next_look_at),
    measureAgainAt: measureAgainAt(stored, clock.now()),
    counts: countsOf(tallies),
    incidents,
    assets: (latest?.assets ?? []).map(({ host, source, addresses }) => ({ host, source, addresses: [...addresses] })),
    dkimSelectors: stored.row?.dkim_selectors ?? [],
    failure: look?.failure ?? null,
  };
}

/** A rating stands while a new look is under way or has failed; `measuring` tells of the look all the same. */
function stateOf(look: RatedCompanyRow | null, latest: Measurement | null): RatingView['state'] {
  if (look?.state === 'measuring') return 'measuring';
  if (latest !== null) return latest.rating === null ? 'not-enough-data' : 'rated';
  return look?.state === 'failed' ? 'failed' : 'none';
}

/** What holds a rating down; a rating by other rules knows no doors. */
function ceilingNow(
  { model, rating, outcomes }: Measurement,
  rows: readonly WeighedFindingRow[],
  now: Date,
): RatingView['ceiling'] {
  if (model !== RATING_MODEL || rating === null) return null;
  const input = toRatingInput({ outcomes, findings: storedFindings(rows), incidents: [], shownBefore: null }, now);
  const doors = openDoors(input.findings, input.outcomes).map(({ kind, asset }) => ({ kind, asset }));
  const most = ceilingOf(doors.length);
  return most === null ? null : { rating: most, doors };
}

/** What experts reported of things that a vector looks at. */
function reportedOf(weaknesses: readonly OpenWeakness[]): RatingView['reported'] {
  return weaknesses.flatMap(({ weaknessId, fact, title, reportedOn }) => {
    const vectors = isFactKey(fact) ? [...factOf(fact).vectors] : [];
    return vectors.length === 0 ? [] : [{ title, vectors, reportedOn, href: `/concierge/weaknesses/${weaknessId}` }];
  });
}

/** The beginning of tomorrow when there can be no more look today. */
function measureAgainAt({ row, address }: Pick<StoredRating, 'row' | 'address'>, now: Date): string | null {
  if (row === null || address === null || !isDoneForToday(row, address.domain, now)) return null;
  return new Date(Date.parse(`${utcDay(now)}T00:00:00Z`) + 24 * 60 * 60_000).toISOString();
}

function detailsOf(
  latest: Measurement | null,
  tallies: readonly FindingTally[],
  say: Say,
): Record<RiskVectorSlug, Detail> {
  const details = RISK_VECTOR_SLUGS.map((vector, index): [RiskVectorSlug, Detail] => {
    const { name, category, beta, info, weight } = RISK_VECTORS[vector];
    const { grade, value, reason } = latest?.vectors[vector] ?? { grade: 'N/A', value: null, reason: null };
    const own = tallies.filter((tally) => tally.vector === vector);
    const total = (rows: readonly FindingTally[]) => rows.reduce((sum, row) => sum + row.total, 0);
    return [
      vector,
      {
        name: say(name),
        grade,
        grade_color: GRADE_COLOURS[grade],
        category,
        order: index + 1,
        beta,
        info,
        category_order: CATEGORIES.indexOf(category) + 1,
        value,
        reason: NOT_MEASURED_REASONS.find((known) => known === reason) ?? null,
        weight,
        findings: total(own),
        problems: total(own.filter((tally) => ['FAIR', 'WARN', 'BAD'].includes(tally.grade))),
      },
    ];
  });
  return Object.fromEntries(details) as Record<RiskVectorSlug, Detail>;
}

function countsOf(tallies: readonly FindingTally[]): RatingView['counts'] {
  const counts = { GOOD: 0, FAIR: 0, WARN: 0, BAD: 0, NEUTRAL: 0 };
  for (const { grade, total } of tallies) counts[grade] += total;
  return counts;
}
