import { type RawBuilder, sql } from 'kysely';
import type { Measurement } from '../looks/measurements.store.ts';
import { type StoredFinding, weighedSince } from '../rate-stored.ts';

/** How a firm's rating stands, for a summary. */
export type RatingFacts = {
  readonly companyUrl: string;
  /** The domain of the last look; null before the first. */
  readonly domain: string | null;
  /** The latest rating of that domain; null before the first. */
  readonly latest: {
    /** The rules that made it. */
    readonly model: string;
    readonly rating: number | null;
    readonly outcomes: Measurement['outcomes'];
  } | null;
  readonly findings: readonly StoredFinding[];
  /** Days such as "2026-11-22". */
  readonly incidents: readonly string[];
};

/** What a suggestion of what to fix needs: one value of a larger statement. */
export function selectRatingFacts(now: Date): RawBuilder<RatingFacts> {
  return sql`(
    select jsonb_build_object(
      'companyUrl', organisation.company_url, 'domain', company.domain,
      'latest', (
        select jsonb_build_object('model', model, 'rating', rating, 'outcomes', outcomes)
        from rating_measurements where domain = company.domain order by on_day desc limit 1
      ),
      'findings', (
        select coalesce(jsonb_agg(jsonb_build_object('vector', vector, 'kind', kind, 'asset', asset, 'grade', grade,
          'importance', importance, 'lastSeenAt', last_seen_at, 'isGone', gone_at is not null)), '[]')
        from rating_findings
        where domain = company.domain and (gone_at is null or last_seen_at > ${weighedSince(now)})
      ),
      'incidents', (select coalesce(jsonb_agg(happened_on), '[]') from rating_incidents))
    from organisations organisation left join rated_companies company on company.org_id = organisation.org_id
  )`;
}
