import { type RawBuilder, sql } from 'kysely';
import type { AnyTransaction, OrgTransaction, SystemTransaction } from '../../../database/database.ts';

/** Columns that open something or prove a password, by their names, and what the portal alone can read. */
const SECRET = /hash|token|secret|sealed|password/;

/** An export holds no earlier exports. */
const LEFT_OUT: readonly string[] = ['organisation_exports', 'firm_exports'];

/** What is kept of people beside their row, by their user id. */
const TABLES_OF_PEOPLE = [
  'sessions',
  'known_devices',
  'security_news_consents',
  'marketing_consents',
  'seen_news',
  'second_factors',
] as const;

type Rows = readonly Readonly<Record<string, unknown>>[];

/** Every row of the organisation, by table. */
export async function readRowsOf(tx: OrgTransaction): Promise<Record<string, Rows>> {
  const read: Record<string, Rows> = {};
  for (const name of await listTablesOf(tx)) read[name] = await readRowsOfTable(tx, name);
  return read;
}

/** The tables with rows of organisations, by name: whatever has an `org_id`, so that none is forgotten. */
export async function listTablesOf(tx: OrgTransaction): Promise<readonly string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attname = 'org_id' and not a.attisdropped
    order by 1`.execute(tx);
  return tables.map(({ name }) => name).filter((name) => !LEFT_OUT.includes(name));
}

/** The organisation's rows of one of its tables, without secrets: all, or those for which a condition holds. */
export function readRowsOfTable(
  tx: OrgTransaction,
  name: string,
  condition: RawBuilder<boolean> = sql<boolean>`true`,
): Promise<Rows> {
  return readTable(tx, name, condition);
}

/** What is kept of the organisation's people in tables that have no `org_id`. */
export async function readRowsOfPeople(tx: SystemTransaction, orgId: string): Promise<Record<string, Rows>> {
  const ofPeople = sql`user_id in (select user_id from users where org_id = ${orgId})`;
  const read: Record<string, Rows> = {};
  for (const name of TABLES_OF_PEOPLE) read[name] = await readTable(tx, name, ofPeople);
  return read;
}

async function readTable(tx: AnyTransaction, name: string, condition: ReturnType<typeof sql>): Promise<Rows> {
  const { rows: columns } = await sql<{ name: string }>`
    select attname as name from pg_attribute where attrelid = ${`public.${name}`}::regclass and attnum > 0 and not attisdropped
      and attgenerated = '' and atttypid <> 'bytea'::regtype order by attnum`.execute(tx);
  const open = columns.map((column) => column.name).filter((column) => !SECRET.test(column));
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${sql.join(open.map((column) => sql.ref(column)))} from ${sql.table(name)} where ${condition}`.execute(tx);
  return rows;
}

export async function insertExport(
  tx: SystemTransaction,
  row: { exportId: string; orgId: string; requestedBy: string; requestedAt: Date; expiresAt: Date },
): Promise<void> {
  await tx
    .insertInto('organisation_exports')
    .values({
      export_id: row.exportId,
      org_id: row.orgId,
      requested_by: row.requestedBy,
      requested_at: row.requestedAt,
      expires_at: row.expiresAt,
      ready_at: null,
      content: null,
    })
    .execute();
}

/** An export that was asked for and is not made yet. */
export function findExportToMake(tx: SystemTransaction, exportId: string) {
  return tx
    .selectFrom('organisation_exports')
    .select('org_id')
    .where('export_id', '=', exportId)
    .where('ready_at', 'is', null)
    .executeTakeFirst();
}

export async function saveExport(tx: SystemTransaction, exportId: string, content: Buffer, at: Date): Promise<void> {
  await tx
    .updateTable('organisation_exports')
    .set({ content, ready_at: at })
    .where('export_id', '=', exportId)
    .execute();
}

/** An export that is ready and not over. */
export async function findExport(tx: SystemTransaction, exportId: string, now: Date) {
  const row = await tx
    .selectFrom('organisation_exports')
    .select(['org_id', 'requested_at', 'content'])
    .where('export_id', '=', exportId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row === undefined || row.content === null ? undefined : { ...row, content: row.content };
}

/** Removes the files whose day is over. */
export async function deleteExpiredExports(tx: SystemTransaction, now: Date): Promise<void> {
  await tx.deleteFrom('organisation_exports').where('expires_at', '<=', now).execute();
}
