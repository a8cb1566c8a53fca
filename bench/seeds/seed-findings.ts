import { connectOwner } from '../../server/src/database/pools.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { hashToken, newToken } from '../../server/src/system/tokens.ts';

const FIRMS = 10_000;
const SITES = 20_000;
const SCANS = 200_000;
const FINDINGS = 2_000_000;
/** One firm has far more than the others. */
const MANY = 10_000;

const FINDING = `jsonb_build_object('checkId', 'P05', 'variant', 'hsts-missing', 'severity', 'low',
  'url', 'https://site.example/page/' || n, 'urls', jsonb_build_array('https://site.example/page/' || n), 'subject', '',
  'facts', jsonb_build_object('host', 'site.example'), 'fingerprint', %,
  'evidence', jsonb_build_object('note', 'The answer carried no Strict-Transport-Security header.',
    'request', 'GET / HTTP/1.1', 'response', repeat('HTTP/1.1 200 OK server: nginx ', 8)))`;

const SEVERITY = `(array['low','low','medium','info','high'])[1 + n % 5]`;
const KIND = `(array['P05','P06','P24','E02','P10'])[1 + n % 5]`;
const VARIANT = `(array['hsts-missing','csp-missing','spf-missing','environment-file','cookie-without-secure'])[1 + n % 5]`;
const followed = (
  columns: string,
) => `insert into website_findings (website_finding_id, org_id, website_id, fingerprint,
    check_id, variant, severity, state, place, subject, search_text, seen_level, first_seen_at, last_seen_at, fixed_at, last_scan_id)
  select ${columns}, ${KIND}, ${VARIANT}, ${SEVERITY}, case when n % 3 = 0 then 'fixed' else 'open' end,
    'https://site.example/page/' || n, '', 'https://site.example/page/' || n, 'safe', now() - interval '90 days',
    now() - n * interval '1 minute', case when n % 3 = 0 then now() end`;

/** Website n is the firm's whose number is half of it; its scans and findings are found by number too. */
const ROWS: readonly (readonly [statement: string, count: number])[] = [
  [
    `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at)
     select pg_temp.id('org' || n), 'default', 'Works ' || n, '11-20', 'RETAIL', 'premium', 'ACTIVE', now()
     from generate_series(1, $1::int) n`,
    FIRMS,
  ],
  [
    `insert into websites (website_id, org_id, name, url, scan_level, created_at)
     select pg_temp.id('site' || n), pg_temp.id('org' || (n + 1) / 2), 'Site ' || n, 'https://site-' || n || '.example', 'safe', now()
     from generate_series(1, $1::int) n`,
    SITES,
  ],
  [
    `insert into scans (scan_id, org_id, website_id, scan_level, status, started_at, completed_at, highs, mediums, lows,
       new_findings, reopened_findings, fixed_findings)
     select pg_temp.id('scan' || n), pg_temp.id('org' || (1 + n % ${SITES} + 1) / 2), pg_temp.id('site' || 1 + n % ${SITES}), 'safe',
       'completed', now() - n * interval '1 minute', now() - n * interval '1 minute', 2, 2, 4, 1, 0, 1
     from generate_series(1, $1::int) n`,
    SCANS,
  ],
  [
    `insert into scan_findings (finding_id, org_id, scan_id, fingerprint, severity, check_id, finding)
     select gen_random_uuid(), pg_temp.id('org' || (1 + (1 + n % ${SCANS}) % ${SITES} + 1) / 2), pg_temp.id('scan' || 1 + n % ${SCANS}),
       'f' || n / ${SCANS}, 'low', 'P05', ${FINDING.replace('%', `'f' || n / ${SCANS}`)}
     from generate_series(0, $1::int - 1) n`,
    FINDINGS,
  ],
  [
    `${followed(`pg_temp.id('finding' || n), pg_temp.id('org' || (1 + n % ${SITES} + 1) / 2), pg_temp.id('site' || 1 + n % ${SITES}),
      'f' || n / ${SITES}`)}, pg_temp.id('scan' || n % ${SITES})
     from generate_series(1, $1::int) n`,
    SITES * 20 - 1,
  ],
  [
    `${followed(`gen_random_uuid(), pg_temp.id('org1'), pg_temp.id('site1'), 'many' || n`)}, pg_temp.id('scan${SITES}')
     from generate_series(1, $1::int) n`,
    MANY,
  ],
  [
    `insert into scan_findings (finding_id, org_id, scan_id, fingerprint, severity, check_id, finding)
     select gen_random_uuid(), pg_temp.id('org1'), pg_temp.id('scan${SITES}'), 'many' || n, 'low', 'P05', ${FINDING.replace('%', `'many' || n`)}
     from generate_series(1, $1::int) n`,
    MANY,
  ],
];

/** What a page is asked with: the session of a firm's admin, and ids of its rows. */
export type SeededFirm = { readonly token: string; readonly targetId: string; readonly findingId: string };

/** Fills a migrated database with 200,000 scans and 2,000,000 findings of 10,000 firms; answers the largest one and an ordinary one. */
export async function seedFindings(
  connection: DatabaseConnection,
): Promise<{ readonly large: SeededFirm; readonly ordinary: SeededFirm }> {
  const owner = await connectOwner(connection);
  try {
    // An id by name that calls take for one: version 4, as RFC 9562 writes it.
    await owner.query(
      `create function pg_temp.id(name text) returns uuid language sql immutable as
       $$ select overlay(overlay(md5(name) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid $$`,
    );
    for (const [insert, count] of ROWS) await owner.query(insert, [count]);
    const firm = async (orgNumber: number): Promise<SeededFirm> => {
      const token = newToken();
      await owner.query(
        `insert into users (user_id, org_id, identity_subject, email, created_at)
         values (pg_temp.id('user' || $1::int), pg_temp.id('org' || $1::int), 'bench-' || $1::int, 'sam-' || $1::int || '@firm.example', now())`,
        [orgNumber],
      );
      await owner.query(
        `insert into sessions (session_id, token_hash, user_id, created_at, active_at, expires_at, ip, user_agent)
         values (gen_random_uuid(), $2, pg_temp.id('user' || $1::int), now(), now(), now() + interval '1 hour', '10.0.0.1', 'bench')`,
        [orgNumber, hashToken(token)],
      );
      const { rows } = await owner.query<{ website_id: string; website_finding_id: string }>(
        `select website_id, website_finding_id from website_findings where website_id = pg_temp.id('site' || $1::int) limit 1`,
        [orgNumber * 2 - 1],
      );
      const [row] = rows;
      if (row === undefined) throw new Error(`Firm ${orgNumber} has no findings.`);
      return { token, targetId: row.website_id, findingId: row.website_finding_id };
    };
    const firms = { large: await firm(1), ordinary: await firm(5000) };
    await owner.query('vacuum analyze');
    return firms;
  } finally {
    await owner.end();
  }
}
