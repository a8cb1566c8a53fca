import type pg from 'pg';
import { BackupError, type Migration } from './backup-format.ts';

export type TableShape = { readonly name: string; readonly columns: readonly string[] };

/** The migrations that the database has seen, in their order; none when it is not a portal's. */
export async function listMigrations(owner: pg.Client): Promise<Migration[]> {
  const { rows: found } = await owner.query<{ exists: boolean }>(
    `select to_regclass('public.schema_migrations') is not null as exists`,
  );
  if (found[0]?.exists !== true) return [];
  const { rows } = await owner.query<Migration>('select name, hash from public.schema_migrations order by name');
  return rows;
}

/** All tables of the portal in an order in which every row finds the rows that it refers to. */
export async function listTables(owner: pg.Client): Promise<TableShape[]> {
  const { rows: tables } = await owner.query<TableShape>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    group by c.relname order by c.relname`);
  const { rows: references } = await owner.query<{ from: string; to: string }>(`
    select distinct f.relname as "from", t.relname as "to"
    from pg_constraint k join pg_class f on f.oid = k.conrelid join pg_class t on t.oid = k.confrelid
    where k.contype = 'f' and k.connamespace = 'public'::regnamespace and k.conrelid <> k.confrelid`);
  return inOrderOfReference(tables, references);
}

function inOrderOfReference(
  tables: readonly TableShape[],
  references: readonly { readonly from: string; readonly to: string }[],
): TableShape[] {
  const ordered: TableShape[] = [];
  const placed = new Set<string>();
  while (ordered.length < tables.length) {
    const ready = tables.filter(
      ({ name }) => !placed.has(name) && references.every(({ from, to }) => from !== name || placed.has(to)),
    );
    if (ready.length === 0) throw new BackupError('The tables refer to each other in a circle.');
    for (const table of ready) placed.add(table.name);
    ordered.push(...ready);
  }
  return ordered;
}

/** Where the generators of numbers stand; null for one that was never used. */
export async function listSequences(owner: pg.Client): Promise<{ name: string; lastValue: string | null }[]> {
  const { rows } = await owner.query<{ name: string; lastValue: string | null }>(
    `select sequencename as name, last_value::text as "lastValue" from pg_sequences where schemaname = 'public' order by 1`,
  );
  return rows;
}
