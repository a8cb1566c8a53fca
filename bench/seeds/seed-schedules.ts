import { connectOwner } from '../../server/src/database/pools.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';

/** Fills a migrated database with firms of two websites each, whose weekly schedules fall due one after the other within an hour. */
export async function seedSchedules(connection: DatabaseConnection, schedules: number, from: Date): Promise<void> {
  const owner = await connectOwner(connection);
  const id = (name: string) => `md5('${name}' || n)::uuid`;
  try {
    await owner.query(
      `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at)
       select ${id('org')}, 'default', 'Works ' || n, '11-20', 'RETAIL', 'premium', 'ACTIVE', $2
       from generate_series(1, $1::int) n`,
      [schedules / 2, from],
    );
    await owner.query(
      `insert into websites (website_id, org_id, name, url, scan_level, created_at)
       select ${id('site')}, md5('org' || (n + 1) / 2)::uuid, 'Site ' || n, 'https://site-' || n || '.example', 'safe', $2
       from generate_series(1, $1::int) n`,
      [schedules, from],
    );
    await owner.query(
      `insert into scan_schedules (schedule_id, org_id, website_id, first_run_at, recurrence, run_on_day_of_week, next_run_at, updated_at)
       select ${id('schedule')}, md5('org' || (n + 1) / 2)::uuid, ${id('site')}, $2, 'w', false,
         $2::timestamptz + (n * 7919 % 60) * interval '1 minute', $2
       from generate_series(1, $1::int) n`,
      [schedules, from],
    );
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}
