import type { TestDatabase } from './test-database.ts';

/** Every row of the portal's tables and the waiting jobs, as text by table: equal dumps mean that nothing was changed. */
export async function dumpDatabase(database: TestDatabase): Promise<Record<string, string>> {
  const dump: Record<string, string> = {};
  for (const table of await tableNames(database)) {
    const [row] = await database.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from ${table} t`,
    );
    dump[table] = row?.rows ?? '';
  }
  const [jobs] = await database.query<{ count: string }>('select count(*) from jobs.job');
  dump.jobs = jobs?.count ?? '';
  return dump;
}

/** Every row that belongs to one organisation, its people's sessions and accounts included. */
export async function dumpOrganisation(database: TestDatabase, orgId: string): Promise<Record<string, string>> {
  const dump: Record<string, string> = {};
  const read = async (name: string, from: string) => {
    const [row] = await database.query<{ rows: string }>(
      `select coalesce(string_agg(t::text, E'\\n' order by t::text), '') as rows from ${from}`,
      [orgId],
    );
    dump[name] = row?.rows ?? '';
  };
  for (const table of await tableNames(database, 'org_id')) await read(table, `${table} t where t.org_id = $1`);
  for (const table of ['sessions', 'second_factors', 'second_factor_set_ups', 'recovery_codes', 'known_devices'])
    await read(table, `${table} t join users using (user_id) where users.org_id = $1`);
  await read('identities', 'identities t join users on identity_subject = subject::text where users.org_id = $1');
  return dump;
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
