import { type RawBuilder, sql } from 'kysely';
import { standsAt } from '../findings/findings.store.ts';

/** How one website stands; instants are ISO strings. */
export type WebsiteFacts = {
  readonly name: string;
  readonly url: string;
  readonly lastStatus: 'started' | 'completed' | 'failed' | 'canceled' | null;
  /** Of the latest completed scan. */
  readonly lastScanAt: string | null;
  /** Findings that are there and were not set aside. */
  readonly highs: number;
  readonly mediums: number;
  readonly lows: number;
  readonly nextScanAt: string | null;
  /** Where there is one high finding only: its id. */
  readonly onlyHighId: string | null;
  /** What the worst of the high and medium ones is, and of these the newest: its check and the case of it. */
  readonly worst: { readonly checkId: string; readonly variant: string } | null;
};

/** The organisation's websites with their latest scans and schedules, the oldest first: one value of a larger statement. */
export function selectWebsiteFacts(now: Date): RawBuilder<WebsiteFacts[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', website.name, 'url', website.url, 'lastStatus', latest.status, 'lastScanAt', done.completed_at,
      'highs', to_do.highs, 'mediums', to_do.mediums, 'lows', to_do.lows,
      'onlyHighId', case when to_do.highs = 1 then to_do.high_id end, 'nextScanAt', schedule.next_run_at,
      'worst', to_do.worst
    ) order by website.created_at, website.website_id), '[]')
    from websites website
    left join lateral (
      select status from scans where scans.website_id = website.website_id
        and (retest_of is null or status = 'started') order by started_at desc limit 1
    ) latest on true
    left join lateral (
      select completed_at from scans where scans.website_id = website.website_id and status = 'completed'
        and retest_of is null order by started_at desc limit 1
    ) done on true
    left join lateral (
      select count(*) filter (where severity_rank = 0) as highs, count(*) filter (where severity_rank = 1) as mediums,
        count(*) filter (where severity_rank = 2) as lows,
        min(website_finding_id::text) filter (where severity_rank = 0) as high_id,
        (array_agg(jsonb_build_object('checkId', check_id, 'variant', variant)
          order by severity_rank, first_seen_at desc, website_finding_id) filter (where severity_rank < 2))[1] as worst
      from website_findings
      where website_findings.website_id = website.website_id and state <> 'fixed' and severity_rank < 3
        and not ${standsAt(now)}
    ) to_do on true
    left join scan_schedules schedule on schedule.website_id = website.website_id
  )`;
}
