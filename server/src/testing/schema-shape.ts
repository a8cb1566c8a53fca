import type pg from 'pg';

type Column = { readonly type: string; readonly isRequired: boolean; readonly hasDefault: boolean };

/** What processes of a version rely on in the schema; every map goes by a name that says what and where. */
export type SchemaShape = {
  readonly columns: ReadonlyMap<string, Column>;
  /** What must stay as it is: row security, policies, grants, signatures of functions. */
  readonly promises: ReadonlyMap<string, string>;
  /** What refuses rows, with the columns that it looks at. */
  readonly limits: ReadonlyMap<string, readonly string[]>;
};

const COLUMNS = `
  select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "isRequired",
    (a.atthasdef or a.attidentity <> '') as "hasDefault"
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped`;

const PROMISES = `
  select 'row security of ' || relname as name, relrowsecurity::text || relforcerowsecurity::text as value
  from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
  union all
  select 'policy ' || policyname || ' of ' || tablename, concat_ws(' ', permissive, roles::text, cmd, qual, with_check)
  from pg_policies where schemaname = 'public'
  union all
  select 'grant of ' || privilege_type || ' on ' || table_name || ' to ' || grantee, ''
  from information_schema.role_table_grants where table_schema = 'public'
  union all
  select 'function ' || p.oid::regprocedure, pg_get_function_result(p.oid)
  from pg_proc p where p.pronamespace = 'public'::regnamespace`;

/** Checks, foreign keys, exclusions and unique indexes; "not null" is a matter of the column. */
const LIMITS = `
  select k.conname || ' of ' || c.relname as name,
    array(select c.relname || '.' || attname from pg_attribute where attrelid = c.oid and attnum = any (k.conkey)) as columns
  from pg_constraint k join pg_class c on c.oid = k.conrelid
  where c.relnamespace = 'public'::regnamespace and k.contype in ('c', 'f', 'x')
  union all
  select i.indexrelid::regclass::text || ' of ' || c.relname,
    array(select c.relname || '.' || attname from pg_attribute where attrelid = c.oid and attnum = any (i.indkey))
  from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace and i.indisunique`;

/** Reads the schema as it is now. */
export async function readSchemaShape(owner: pg.Client): Promise<SchemaShape> {
  const columns = await owner.query<Column & { name: string }>(COLUMNS);
  const promises = await owner.query<{ name: string; value: string }>(PROMISES);
  const limits = await owner.query<{ name: string; columns: string[] }>(LIMITS);
  return {
    columns: new Map(columns.rows.map((row) => [row.name, row])),
    promises: new Map(promises.rows.map(({ name, value }) => [name, value ?? ''])),
    limits: new Map(limits.rows.map((row) => [row.name, row.columns])),
  };
}

const tableOf = (column: string) => column.slice(0, column.indexOf('.'));

/** Everything that a process of the version before may stumble over, in words; none for a step that only adds. */
export function contractions(before: SchemaShape, after: SchemaShape): string[] {
  const tables = new Set([...before.columns.keys()].map(tableOf));
  const isOld = (name: string) => tables.has(name.slice(name.lastIndexOf(' ') + 1));
  const found: string[] = [];
  for (const [name, old] of before.columns) {
    const now = after.columns.get(name);
    if (now === undefined) found.push(`${name} is gone`);
    else if (now.type !== old.type) found.push(`${name} has another type`);
    else if (now.isRequired && !old.isRequired) found.push(`${name} must have a value now`);
    else if (now.isRequired && old.hasDefault && !now.hasDefault) found.push(`${name} lost its default`);
  }
  for (const [name, now] of after.columns)
    if (!before.columns.has(name) && tables.has(tableOf(name)) && now.isRequired && !now.hasDefault)
      found.push(`${name} is new, must have a value and has no default`);
  for (const [name, value] of before.promises) {
    if (after.promises.get(name) !== value && (tableIsLeft(name, after) || !name.startsWith('row security')))
      found.push(`the ${name} is another one or gone`);
  }
  for (const [name, now] of after.limits)
    if (!before.limits.has(name) && isOld(name) && now.some((column) => before.columns.has(column)))
      found.push(`${name} refuses rows that were fine`);
  return found;
}

const tableIsLeft = (name: string, after: SchemaShape) =>
  [...after.columns.keys()].some((column) => name.endsWith(` ${tableOf(column)}`));
