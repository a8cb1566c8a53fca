import { createDatabase } from '../../server/src/database/database.ts';
import { connectOwner, createPool } from '../../server/src/database/pools.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { countUsage } from '../../server/src/modules/console/customers/count-usage.store.ts';
import { hashToken, newToken } from '../../server/src/system/tokens.ts';

const DAY_MS = 24 * 60 * 60_000;

/** What a portal with so many customers has after some months, made in the database itself; all of it is found by number. */
const ROWS = [
  `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at,
     worst_point, worst_point_rank)
   select md5('org' || n)::uuid, 'default', (array['Harbor','Lark','Miller','Nord','Quay','Stone'])[1 + n % 6] || ' Works ' || n,
     '11-20', 'RETAIL', (array['basic','standard','premium'])[1 + n % 3], (array['INTRIAL','ACTIVE','ACTIVE'])[1 + n % 3],
     now() - n * interval '7 minutes', (array['', 'Shop: Pages can be shown in frames', 'A database answers to everybody'])[1 + n % 3],
     (array[0, 2, 4])[1 + n % 3]
   from generate_series(1, $1::int) n`,
  `insert into users (user_id, org_id, identity_subject, email, first_name, created_at)
   select md5('user' || n)::uuid, md5('org' || 1 + n % $1::int)::uuid, 'subject-' || n, 'person-' || n || '@firm.example', 'Sam', now()
   from generate_series(1, $1::int * 2) n`,
  `insert into websites (website_id, org_id, name, url, scan_level, created_at)
   select md5('site' || n)::uuid, md5('org' || n)::uuid, 'Site', 'https://site-' || n || '.example', 'safe', now()
   from generate_series(1, $1::int) n`,
  `insert into scans (scan_id, org_id, website_id, scan_level, status, started_at, new_findings)
   select md5('scan' || n)::uuid, md5('org' || 1 + n % $1::int)::uuid, md5('site' || 1 + n % $1::int)::uuid, 'safe', 'completed',
     now() - n * interval '1 minute', 0
   from generate_series(1, $1::int * 2) n`,
  `insert into audit_log (at, org_id, actor_id, action, subject)
   select now() - n * interval '1 minute', md5('org' || 1 + n % $1::int)::uuid, md5('user' || 1 + n % ($1::int * 2))::uuid,
     (array['session.created','scan.started','website.created','session.ended'])[1 + (n / $1::int) % 4], 'bench'
   from generate_series(1, $1::int * 8) n`,
  `insert into mail_log (mail_id, org_id, recipient, kind, status, queued_at)
   select md5('mail' || n)::uuid, md5('org' || 1 + n % $1::int)::uuid, 'person-' || n || '@firm.example', 'scan-finished',
     case when n % 1000 = 0 then 'failed' else 'sent' end, now() - n * interval '1 minute'
   from generate_series(1, $1::int * 2) n`,
  `insert into score_days (org_id, on_day, score)
   select md5('org' || n)::uuid, current_date - 7 * week, (n * 7 + week) % 101
   from generate_series(1, $1::int) n, generate_series(0, 12) week`,
];

/** Fills a migrated database with so many customers, and signs an owner of the staff in; answers the session's token. */
export async function seedOrganisations(connection: DatabaseConnection, count: number): Promise<string> {
  const token = newToken();
  const owner = await connectOwner(connection);
  try {
    for (const insert of ROWS) await owner.query(insert, [count]);
    await owner.query(
      `insert into users (user_id, identity_subject, email, is_staff, staff_role, created_at)
       values (md5('staff')::uuid, 'staff', 'alex@provider.example', true, 'owner', now())`,
    );
    await owner.query(
      `insert into sessions (session_id, token_hash, user_id, created_at, active_at, expires_at, ip, user_agent)
       values (md5('session')::uuid, $1, md5('staff')::uuid, now(), now(), now() + interval '1 hour', '10.0.0.1', 'bench')`,
      [hashToken(token)],
    );
    await owner.query('vacuum analyze');
    // As a portal that has run for a while has it: counted, and cleared up after.
    await countAll(connection);
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
  return token;
}

async function countAll(connection: DatabaseConnection): Promise<void> {
  const pool = createPool(connection, () => undefined);
  try {
    const scansSince = new Date(Date.now() - 30 * DAY_MS);
    const scoresSince = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10);
    await createDatabase(pool).asSystem((tx) => countUsage(tx, { scansSince, scoresSince }));
  } finally {
    await pool.end();
  }
}
