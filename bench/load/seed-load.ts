import { createHash } from 'node:crypto';
import { connectOwner } from '../../server/src/database/pools.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { readCourseCatalogue } from '../../server/src/modules/training/courses/course-catalogue.ts';
import { hashPassword } from '../../server/src/providers/identity/password-hash.ts';

export const FIRMS = 1000;
export const PEOPLE = 20_000;
export const PASSWORD = 'Quiet-River-42-Lamp';

/** An id by name that calls take for one: version 4, as RFC 9562 writes it. */
export function idOf(name: string): string {
  const md5 = createHash('md5').update(name).digest('hex');
  const hex = `${md5.slice(0, 12)}4${md5.slice(13, 16)}8${md5.slice(17)}`;
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The session's token of a person. */
export const tokenOf = (person: number) => createHash('sha256').update(`load ${person}`).digest('base64url');

export const emailOf = (person: number) => `person-${person}@firm-${firmOf(person)}.example`;

export const firmOf = (person: number) => 1 + (person % FIRMS);

const ID = `create function pg_temp.id(name text) returns uuid language sql immutable as
  $$ select overlay(overlay(md5(name) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid $$`;
const TOKEN = `create function pg_temp.token_hash(person integer) returns bytea language sql immutable as
  $$ select sha256(rtrim(translate(encode(sha256(('load ' || person)::bytea), 'base64'), '+/', '-_'), '=')::bytea) $$`;

/** Firms, people who are signed in, websites, scans, findings, policies and trainees, all found by number. */
const ROWS: readonly string[] = [
  `insert into organisations (org_id, brand_id, company_name, company_url, number_of_employees, industry, plan_id, subscription_status, created_at)
   select pg_temp.id('org' || n), 'default', 'Works ' || n, 'firm-' || n || '.example', '11-20', 'RETAIL', 'premium', 'ACTIVE', now()
   from generate_series(1, ${FIRMS}) n`,
  `insert into identities (subject, email, password_hash, verified_at, created_at)
   select pg_temp.id('identity' || n), 'person-' || n || '@firm-' || 1 + n % ${FIRMS} || '.example', $1::text, now(), now()
   from generate_series(1, ${PEOPLE}) n`,
  `insert into users (user_id, org_id, identity_subject, email, first_name, last_name, created_at)
   select pg_temp.id('user' || n), pg_temp.id('org' || 1 + n % ${FIRMS}), pg_temp.id('identity' || n)::text,
     'person-' || n || '@firm-' || 1 + n % ${FIRMS} || '.example', 'Sam', 'Person ' || n, now()
   from generate_series(1, ${PEOPLE}) n`,
  `insert into sessions (session_id, token_hash, user_id, created_at, active_at, expires_at, ip, user_agent)
   select pg_temp.id('session' || n), pg_temp.token_hash(n), pg_temp.id('user' || n), now(), now(), now() + interval '12 hours', '10.0.0.1', 'bench'
   from generate_series(1, ${PEOPLE}) n`,
  `insert into websites (website_id, org_id, name, url, scan_level, created_at)
   select pg_temp.id('site' || n), pg_temp.id('org' || 1 + n % ${FIRMS}), 'Site ' || n, 'https://site-' || n || '.example', 'safe', now()
   from generate_series(1, ${FIRMS} * 3) n`,
  `insert into scans (scan_id, org_id, website_id, scan_level, status, started_at, completed_at, highs, mediums, lows, new_findings)
   select pg_temp.id('scan' || n), pg_temp.id('org' || 1 + n % ${FIRMS}), pg_temp.id('site' || 1 + (n - 1) % (${FIRMS} * 3)), 'safe',
     'completed', now() - n * interval '1 minute', now() - n * interval '1 minute', 2, 2, 4, 0
   from generate_series(1, ${FIRMS} * 30) n`,
  `insert into website_findings (website_finding_id, org_id, website_id, fingerprint, check_id, variant, severity, state, place, subject,
     search_text, seen_level, first_seen_at, last_seen_at, fixed_at, last_scan_id)
   select pg_temp.id('finding' || n), pg_temp.id('org' || 1 + n % ${FIRMS}), pg_temp.id('site' || 1 + (n - 1) % (${FIRMS} * 3)), 'f' || n, 'P05',
     'hsts-missing', (array['low','medium','high'])[1 + n % 3], case when n % 3 = 0 then 'fixed' else 'open' end,
     'https://site.example/page/' || n, '', 'https://site.example/page/' || n, 'safe', now() - interval '90 days', now(),
     case when n % 3 = 0 then now() end, pg_temp.id('scan' || 1 + (n - 1) % (${FIRMS} * 3))
   from generate_series(1, ${FIRMS} * 60) n`,
  `insert into policies (org_id, policy_id, custom, created_at)
   select pg_temp.id('org' || n), 'own-rules-' || p, true, now() from generate_series(1, ${FIRMS}) n, generate_series(1, 6) p`,
  `insert into policy_versions (org_id, policy_id, version, status, name, fields, custom_policy, custom_values, minor, saved_at, saved_by_name, draft_mode)
   select org_id, policy_id, 1, 'Draft', 'Rules', '[]', repeat('We lock the door at night. ', 60), '{}', false, now(), 'Sam', 'customise' from policies`,
  `insert into training_programmes (org_id, starts_on, pace_months, due_days, reminders, welcome_text, updated_at)
   select org_id, current_date - 100, 1, 30, false, '', now() from organisations`,
  `insert into trainees (trainee_id, org_id, email, name, department, started_on, added_on, added_at)
   select pg_temp.id('trainee' || n), pg_temp.id('org' || 1 + n % ${FIRMS}), 'trainee-' || n || '@firm.example', 'Ann ' || n, 'Sales',
     current_date - 100, current_date - 100, now() from generate_series(1, ${PEOPLE}) n`,
  `insert into course_assignments (trainee_id, course_id, org_id, opens_on, due_on, assigned_at, lesson, furthest, announced_on)
   select trainee_id, course, org_id, current_date - 100 + (30 * place)::int, current_date - 70 + (30 * place)::int, now(), 0, 0,
     current_date from trainees cross join unnest($1::text[]) with ordinality c (course, place)`,
];

/** Fills a migrated database with 1,000 firms and 20,000 people, each with a session. */
export async function seedLoad(connection: DatabaseConnection): Promise<void> {
  const hash = await hashPassword(PASSWORD);
  const courses = [...readCourseCatalogue().values()].flatMap(({ id, month, role }) =>
    month <= 12 && role === undefined ? id : [],
  );
  const owner = await connectOwner(connection);
  try {
    await owner.query(ID);
    await owner.query(TOKEN);
    for (const statement of ROWS) {
      const value = statement.includes('identities') && statement.includes('$1') ? hash : courses;
      await owner.query(statement, statement.includes('$1') ? [value] : []);
    }
    await owner.query('vacuum analyze');
  } finally {
    await owner.end();
  }
}
