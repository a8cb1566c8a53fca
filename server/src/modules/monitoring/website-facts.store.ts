import { type RawBuilder, sql } from 'kysely';

/** How one website stands; instants are ISO strings. */
export type WebsiteFacts = {
  readonly name: string;
  readonly url: string;
  readonly lastStatus: 'started' | 'completed' | 'failed' | 'canceled' | null;
  /** Of the latest completed scan, as its counts are. */
  readonly lastScanAt: string | null;
  readonly highs: number;
  readonly mediums: number;
  readonly lows: number;
  readonly nextScanAt: string | null;
};

/** The organisation's websites with their latest scans and schedules, the oldest first: one value of a larger statement. */
export function selectWebsiteFacts(): RawBuilder<WebsiteFacts[]> {
  return sql`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'name', website.name, 'url', website.url, 'lastStatus', latest.status, 'lastScanAt', done.completed_at,
      'highs', coalesce(done.highs, 0), 'mediums', coalesce(done.mediums, 0), 'lows', coalesce(done.lows, 0),
      'nextScanAt', schedule.next_run_at
    ) order by website.created_at, website.website_id), '[]')
    from websites website
    left join lateral (
      select status from scans where scans.website_id = website.website_id order by started_at desc limit 1
    ) latest on true
    left join lateral (
      select completed_at, highs, mediums, lows from scans
      where scans.website_id = website.website_id and status = 'completed' order by started_at desc limit 1
    ) done on true
    left join scan_schedules schedule on schedule.website_id = website.website_id
  )`;
}
