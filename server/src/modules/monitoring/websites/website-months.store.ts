import { type RawBuilder, sql } from 'kysely';

/** What the last completed scan of a month found. */
export type WebsiteMonth = {
  /** Such as "2026-11". */
  readonly month: string;
  readonly highs: number;
  readonly mediums: number;
  readonly lows: number;
};

const MONTHS = 12;

/**
 * The latest twelve months of each website that had a completed scan in them, the earliest first, by the website's name, which an
 * organisation has once: one value of a larger statement.
 * @param timeZone in which a month begins
 */
export function selectWebsiteMonths(now: Date, timeZone: string): RawBuilder<Record<string, WebsiteMonth[]>> {
  return sql`(
    select coalesce(jsonb_object_agg(name, months), '{}') from (
      select website.name, jsonb_agg(jsonb_build_object('month', month, 'highs', highs, 'mediums', mediums, 'lows', lows)
        order by month) as months
      from websites website
      join (
        select distinct on (website_id, month) website_id, month, highs, mediums, lows
        from scans cross join lateral to_char(completed_at at time zone ${timeZone}, 'YYYY-MM') month
        where status = 'completed' and retest_of is null
          and completed_at >= (date_trunc('month', ${now}::timestamptz at time zone ${timeZone})
            - make_interval(months => ${MONTHS - 1}::int)) at time zone ${timeZone}
        order by website_id, month, completed_at desc
      ) scanned using (website_id)
      group by website.website_id, website.name
    ) websites
  )`;
}
