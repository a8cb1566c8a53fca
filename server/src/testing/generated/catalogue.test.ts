import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APP_ROLE, SYSTEM_ROLE } from '../../database/settings.ts';
import { MODULE_SAMPLES } from '../module-samples.ts';
import { tableNames } from '../table-dump.ts';
import { createTestDatabase, type TestDatabase } from '../test-database.ts';

let database: TestDatabase;
let app: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  app = new pg.Client({ ...database.connection, options: `-c role=${APP_ROLE}` });
  await app.connect();
});
afterAll(async () => {
  await app.end();
  await database.drop();
});

/** Tables without `org_id`: the portal's own, which only system transactions see. */
const SYSTEM_TABLES = [
  'address_counts',
  'awaited_calls',
  'brand_set_ups',
  'brand_sign_on',
  'brand_words',
  'brands',
  'callback_listeners',
  'channels',
  'cognito_proofs_since',
  'cognito_reset_links',
  'identities',
  'identity_codes',
  'identity_links',
  'identity_reset_codes',
  'identity_sign_ups',
  'known_devices',
  'known_flaws',
  'leads',
  'letters',
  'marketing_consents',
  'passkeys',
  'pending_sign_ins',
  'pending_sign_ups',
  'plans',
  'portal_facts',
  'portal_images',
  'promotions',
  'rate_counts',
  'recovery_codes',
  'release_notes',
  'retention_times',
  'sandboxes',
  'second_factor_set_ups',
  'second_factors',
  'security_news_consents',
  'seen_news',
  'sessions',
  'sign_in_failures',
  'sign_up_link_events',
  'sign_up_links',
  'single_uses',
  'staff_invites',
  'subscription_ids',
  ...MODULE_SAMPLES.flatMap(({ systemTables = [] }) => systemTables),
].toSorted();

const BY_BRAND = ['brand_sign_on', 'own_course_versions', 'own_courses'];

describe('V8.4.1 row-level security', () => {
  test('is on and forced for every table', async () => {
    const rows = await database.query(
      `select c.relname as name, c.relrowsecurity as enabled, c.relforcerowsecurity as forced
       from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'`,
    );
    expect(rows.length).toBeGreaterThan(10);
    for (const row of rows) expect(row).toMatchObject({ enabled: true, forced: true });
  });

  test('compares org_id alone on every table that has one; all rows, and the other tables, are the system’s', async () => {
    const ofOrganisations = await tableNames(database, 'org_id');
    const others = (await tableNames(database)).filter((name) => !ofOrganisations.includes(name));
    expect(others).toEqual(SYSTEM_TABLES);
    const policies = await database.query<{ table: string; policy: string }>(
      `select tablename as table, concat_ws(' ', policyname, permissive, roles::text, cmd, regexp_replace(qual, '\\s+', ' ', 'g'), with_check)
         as policy
       from pg_policies where schemaname = 'public' and tablename <> 'schema_migrations' order by tablename, policyname`,
    );
    const everything = `system PERMISSIVE {${SYSTEM_ROLE}} ALL true`;
    // Alone, because no index serves an "or"; in no sub-select, so that the planner knows which organisation it is, and how large.
    const own = `tenant PERMISSIVE {${APP_ROLE}} ALL (org_id = app_org_id())`;
    // Whose courses and whose sign-in these are follows from the brand of the organisation, which reads them and changes none (086, 109).
    const byBrand = policies.filter(({ table, policy }) => BY_BRAND.includes(table) && policy.startsWith('tenant'));
    for (const { policy } of byBrand)
      expect(policy).toMatch(/^tenant PERMISSIVE \{portal_app\} SELECT .*app_org_id\(\)/);
    expect(byBrand.map(({ table }) => table)).toEqual(BY_BRAND);
    expect(policies.filter((one) => !byBrand.includes(one))).toEqual(
      (await tableNames(database)).flatMap((table) =>
        (ofOrganisations.includes(table) ? [everything, own] : [everything]).map((policy) => ({ table, policy })),
      ),
    );
  });

  test('finds an organisation’s rows by index in every table, and hides nothing from the system’s indexes', async () => {
    const planOf = async (role: string, table: string) => {
      await app.query(`begin; set local role ${role}; set local enable_seqscan = off`);
      const { rows } = await app.query<{ 'QUERY PLAN': string }>(`explain (costs off) select * from ${table}`);
      await app.query('rollback');
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    for (const table of await tableNames(database, 'org_id')) {
      const plan = await planOf(APP_ROLE, table);
      expect(plan, table).toMatch(/Index Cond: \(org_id = /);
      expect(plan, table).not.toContain('Filter: ');
      expect(await planOf(SYSTEM_ROLE, table), table).not.toContain('Filter: ');
    }
  });

  test('shows nothing and takes nothing without a tenant', async () => {
    for (const table of await tableNames(database)) {
      expect((await app.query(`select 1 from ${table}`)).rowCount).toBe(0);
    }
    await expect(
      app.query(`insert into audit_log (at, org_id, action) values (now(), gen_random_uuid(), 'x')`),
    ).rejects.toThrow(/row-level security/);
  });
});

test('every foreign key has an index that begins with its columns', async () => {
  const rows = await database.query<{ constraint: string }>(
    `select con.conrelid::regclass || '.' || con.conname as constraint from pg_constraint con
     where con.contype = 'f' and con.connamespace = 'public'::regnamespace
       and not exists (select from pg_index i where i.indrelid = con.conrelid and i.indpred is null
         and (i.indkey::int2[])[0:array_length(con.conkey, 1) - 1] = con.conkey)`,
  );
  expect(rows).toEqual([]);
});

describe('the application’s roles', () => {
  test.each([APP_ROLE, SYSTEM_ROLE])(
    '%s owns nothing, logs in nowhere, creates nothing and bypasses nothing',
    async (name) => {
      const [role] = await database.query(
        `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolcanlogin, rolreplication,
         (select count(*)::int from pg_class where relowner = pg_roles.oid) as owned,
         (select count(*)::int from pg_proc where proowner = pg_roles.oid) as functions,
         has_schema_privilege(rolname, 'public', 'create') as creates
       from pg_roles where rolname = $1`,
        [name],
      );
      expect(role).toEqual({
        rolsuper: false,
        rolbypassrls: false,
        rolcreaterole: false,
        rolcreatedb: false,
        rolcanlogin: false,
        rolreplication: false,
        owned: 0,
        functions: 0,
        creates: false,
      });
    },
  );

  test.each([
    'update audit_log set action = action',
    'delete from audit_log',
    'truncate audit_log',
    'alter table audit_log disable row level security',
    'drop policy tenant on users',
    'create table public.mine (x int)',
    'set row_security = off; select 1 from users',
    'delete from schema_migrations',
    "select pg_read_file('/etc/hostname')",
  ])('V16.4.2 may not: %s', async (statement) => {
    await expect(app.query(`begin; set local role ${SYSTEM_ROLE}; ${statement}`)).rejects.toThrow(
      /permission denied|must be owner|row-level security/,
    );
    await app.query('rollback');
  });
});
