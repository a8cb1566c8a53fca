import { randomUUID } from 'node:crypto';
import type { SurfaceAsset } from '@portal/domain/ratings/attack-surface.ts';
import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { isCustomer } from '../../../database/sandboxes/customers-that-count.ts';
import type { StoredIndustry, StoredOutcome, StoredVector } from '../ratings.tables.ts';

/** A rating as it is stored: one a day. */
export type Measurement = {
  readonly orgId: string;
  readonly domain: string;
  /** A day such as "2026-11-22", in UTC. */
  readonly onDay: string;
  readonly measuredAt: Date;
  readonly model: string;
  readonly provider: 'builtin' | 'bitsight';
  readonly rating: number | null;
  readonly raw: number | null;
  readonly coverage: number;
  readonly vectors: Readonly<Record<RiskVectorSlug, StoredVector>>;
  readonly outcomes: Readonly<Record<RiskVectorSlug, StoredOutcome>>;
  readonly assets: readonly SurfaceAsset[];
  readonly industry: StoredIndustry | null;
};

/** A page's chart and table hold two years. */
const MAX_DAYS = 731;

/** The latest rating of a domain; with `before`, the latest of an earlier day. */
export async function findMeasurement(
  tx: AnyTransaction,
  orgId: string,
  domain: string,
  before?: string,
): Promise<Measurement | null> {
  const row = await tx
    .selectFrom('rating_measurements')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('domain', '=', domain)
    .$if(before !== undefined, (query) => query.where('on_day', '<', before ?? ''))
    .orderBy('on_day', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    orgId: row.org_id,
    domain: row.domain,
    onDay: row.on_day,
    measuredAt: row.measured_at,
    model: row.model,
    provider: row.provider,
    rating: row.rating,
    raw: row.raw === null ? null : Number(row.raw),
    coverage: Number(row.coverage),
    vectors: row.vectors,
    outcomes: row.outcomes,
    assets: row.assets,
    industry: row.industry,
  };
}

/** Keeps a day's rating, in place of an earlier one of the same day. */
export async function putMeasurement(tx: AnyTransaction, measurement: Measurement): Promise<void> {
  const row = {
    measured_at: measurement.measuredAt,
    model: measurement.model,
    provider: measurement.provider,
    rating: measurement.rating,
    raw: measurement.raw,
    coverage: measurement.coverage,
    vectors: JSON.stringify(measurement.vectors),
    outcomes: JSON.stringify(measurement.outcomes),
    assets: JSON.stringify(measurement.assets),
    industry: measurement.industry === null ? null : JSON.stringify(measurement.industry),
  };
  await tx
    .insertInto('rating_measurements')
    .values({
      measurement_id: randomUUID(),
      org_id: measurement.orgId,
      domain: measurement.domain,
      on_day: measurement.onDay,
      ...row,
    })
    .onConflict((conflict) => conflict.columns(['org_id', 'domain', 'on_day']).doUpdateSet(row))
    .execute();
}

/** Days before the first look that an outside provider tells of; days that are there already stay as they are. */
export async function insertEarlierRatings(
  tx: AnyTransaction,
  latest: Measurement,
  earlier: readonly { readonly day: string; readonly rating: number }[],
): Promise<void> {
  if (earlier.length === 0) return;
  await tx
    .insertInto('rating_measurements')
    .values(
      earlier.map(({ day, rating }) => ({
        measurement_id: randomUUID(),
        org_id: latest.orgId,
        domain: latest.domain,
        on_day: day,
        measured_at: new Date(`${day}T00:00:00Z`),
        model: latest.model,
        provider: latest.provider,
        rating,
        raw: null,
        coverage: latest.coverage,
        // Only the current rating is explained.
        vectors: '{}',
        outcomes: '{}',
        assets: '[]',
        industry: null,
      })),
    )
    .onConflict((conflict) => conflict.columns(['org_id', 'domain', 'on_day']).doNothing())
    .execute();
}

/** The ratings of a domain that one provider gave, with the rules that made each, newest first; days without one are left out. */
export async function listRatings(
  tx: OrgTransaction,
  domain: string,
  provider: Measurement['provider'],
): Promise<{ readonly onDay: string; readonly rating: number; readonly model: string }[]> {
  const rows = await tx
    .selectFrom('rating_measurements')
    .select(['on_day', 'rating', 'model'])
    .where('domain', '=', domain)
    .where('provider', '=', provider)
    .where('rating', 'is not', null)
    .orderBy('on_day', 'desc')
    .limit(MAX_DAYS)
    .execute();
  return rows.map((row) => ({ onDay: row.on_day, rating: row.rating ?? 0, model: row.model }));
}

/** The current ratings by one model of all firms of an industry that were looked at since `since`, without names. */
export async function listIndustryRatings(
  tx: SystemTransaction,
  { industry, since, model }: { readonly industry: string; readonly since: string; readonly model: string },
): Promise<number[]> {
  const rows = await tx
    .selectFrom('organisations')
    .innerJoin('rated_companies', 'rated_companies.org_id', 'organisations.org_id')
    .innerJoinLateral(
      (expression) =>
        expression
          .selectFrom('rating_measurements')
          .select('rating_measurements.rating')
          .whereRef('rating_measurements.org_id', '=', 'organisations.org_id')
          .whereRef('rating_measurements.domain', '=', 'rated_companies.domain')
          .where('on_day', '>=', since)
          .where('rating_measurements.model', '=', model)
          .where('rating', 'is not', null)
          .orderBy('on_day', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select('latest.rating')
    .where('organisations.industry', '=', industry)
    .where(isCustomer())
    .execute();
  return rows.flatMap(({ rating }) => (rating === null ? [] : [rating]));
}

/** Firms whose latest rating is the portal's own and by another model than this. */
export async function listFirmsOfOlderModels(
  tx: SystemTransaction,
  model: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly { readonly orgId: string; readonly domain: string }[]> {
  const rows = await tx
    .selectFrom('rated_companies')
    .innerJoinLateral(
      (expression) =>
        expression
          .selectFrom('rating_measurements')
          .select(['rating_measurements.model', 'rating_measurements.provider'])
          .whereRef('rating_measurements.org_id', '=', 'rated_companies.org_id')
          .whereRef('rating_measurements.domain', '=', 'rated_companies.domain')
          .orderBy('on_day', 'desc')
          .limit(1)
          .as('latest'),
      (join) => join.onTrue(),
    )
    .select(['rated_companies.org_id', 'rated_companies.domain'])
    .where('latest.provider', '=', 'builtin')
    .where('latest.model', '<>', model)
    .$if(after !== null, (query) => query.where('rated_companies.org_id', '>', after))
    .orderBy('rated_companies.org_id')
    .limit(limit)
    .execute();
  return rows.map(({ org_id: orgId, domain }) => ({ orgId, domain }));
}
