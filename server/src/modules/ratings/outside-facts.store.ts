import type { SeenOutside } from '@portal/domain/facts/outside-facts.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Measurement } from './looks/measurements.store.ts';

/** The latest rating of an organisation, with what is there now. */
export type OutsideRow = {
  readonly companyUrl: string;
  /** The domain of the last look; null before the first. */
  readonly domain: string | null;
  readonly latest: Pick<Measurement, 'onDay' | 'provider' | 'rating' | 'vectors'> | null;
  readonly findings: readonly SeenOutside[];
};

/** What others may hold against an answer: one value of a larger statement. */
export function selectOutsideRow(): RawBuilder<OutsideRow> {
  return sql`(
    select jsonb_build_object(
      'companyUrl', organisation.company_url, 'domain', company.domain,
      'latest', (
        select jsonb_build_object('onDay', on_day, 'provider', provider, 'rating', rating, 'vectors', vectors)
        from rating_measurements where domain = company.domain order by on_day desc limit 1
      ),
      'findings', (
        select coalesce(jsonb_agg(jsonb_build_object('vector', vector, 'kind', kind, 'grade', grade, 'count', total)), '[]')
        from (
          select vector, kind, grade, count(*) as total from rating_findings
          where domain = company.domain and gone_at is null group by vector, kind, grade
        ) seen
      ))
    from organisations organisation left join rated_companies company on company.org_id = organisation.org_id
  )`;
}
