import type { TestDatabase } from './test-database.ts';

/**
 * Every row of the portal's tables and the waiting jobs, as text by table: equal dumps mean that nothing was changed.
 * Requests are counted whatever comes of them.
 * @param only what to look at, when that is known
 */
export async function dumpDatabase(
  database: TestDatabase,
  only: readonly string[] | null = null,
): Promise<Record<string, string>> {
  const tables = (await tableNames(database)).filter((name) => name !== 'rate_counts');
  const sources = [
    ...tables.map((table) => [table, `${table} t`] as const),
    ['jobs', '(select count(*) from jobs.job) t'] as const,
  ];
  return dumpRows(database, kept(sources, only));
}

type Source = readonly [name: string, from: string];

const kept = (sources: readonly Source[], only: readonly string[] | null) =>
  sources.filter(([name]) => only === null || only.includes(name));

/** Every row that belongs to one organisation, its people's sessions and accounts included. */
export async function dumpOrganisation(
  database: TestDatabase,
  orgId: string,
  only: readonly string[] | null = null,
): Promise<Record<string, string>> {
  const tables = await tableNames(database, 'org_id');
  const ofPeople = [
    'sessions',
    'second_factors',
    'second_factor_set_ups',
    'recovery_codes',
    'known_devices',
    'passkeys',
  ];
  const sources = [
    ...tables.map((table) => [table, `${table} t where t.org_id = $1`] as const),
    ...ofPeople.map((table) => [table, `${table} t join users using (user_id) where users.org_id = $1`] as const),
    ['identities', 'identities t join users on identity_subject = subject::text where users.org_id = $1'] as const,
  ];
  return dumpRows(database, kept(sources, only), [orgId]);
}

/** The rows of each source as text, a line each, in one statement: hundreds of tests ask for all tables. */
async function dumpRows(
  database: TestDatabase,
  sources: readonly Source[],
  values: unknown[] = [],
): Promise<Record<string, string>> {
  if (sources.length === 0) return {};
  const parts = sources.map(
    ([name, from]) =>
      `select '${name}' as name, coalesce(string_agg(replace(t::text, E'\\n', ' '), E'\\n' order by t::text), '') as rows from ${from}`,
  );
  const rows = await database.query<{ name: string; rows: string }>(parts.join(' union all '), values);
  return Object.fromEntries(rows.map(({ name, rows: text }) => [name, text]));
}

/** The portal's tables, or those that have a column of that name. */
export async function tableNames(database: TestDatabase, column: string | null = null): Promise<string[]> {
  const rows = await database.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
       and ($1::text is null or exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = $1))
     order by 1`,
    [column],
  );
  return rows.map((row) => row.name);
}
