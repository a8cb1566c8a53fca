import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import { type SchemaLock, underSchemaLock } from './schema-lock.ts';

const MIGRATIONS_FOLDER = join(import.meta.dirname, 'migrations');
type Migration = { readonly name: string; readonly sql: string; readonly hash: string };

/** Why a database cannot be used; the message is for the operator. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}

/**
 * Brings the schema to this portal's state: each file of `migrations/` once, in the order of its name, each in a transaction;
 * `afterwards` runs in the last of them. Processes that start at once do it one after the other.
 * @throws MigrationError when the database is newer than this portal, or a file that was applied has been changed since
 * @throws DatabaseBusy when somebody holds what is to be changed
 */
export async function migrate(
  owner: pg.Client,
  lock: SchemaLock,
  afterwards: (owner: pg.Client) => Promise<void>,
): Promise<string[]> {
  const known = readMigrations();
  const done: string[] = [];
  for (;;) {
    const name = await underSchemaLock(owner, lock, async () => {
      const [next] = await pendingMigrations(owner, known);
      if (next === undefined) await afterwards(owner);
      else await apply(owner, next);
      return next?.name ?? null;
    });
    if (name === null) return done;
    done.push(name);
  }
}

function readMigrations(): Migration[] {
  return readdirSync(MIGRATIONS_FOLDER)
    .filter((name) => name.endsWith('.sql'))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(MIGRATIONS_FOLDER, name), 'utf8');
      return { name, sql, hash: createHash('sha256').update(sql).digest('hex') };
    });
}

async function pendingMigrations(owner: pg.Client, known: readonly Migration[]): Promise<Migration[]> {
  await owner.query(
    'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await owner.query<{ name: string; hash: string }>('select name, hash from schema_migrations');
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  const names = new Set(known.map((migration) => migration.name));
  const unknown = [...applied.keys()].filter((name) => !names.has(name));
  if (unknown.length > 0) {
    throw new MigrationError(
      `The database was created by a newer portal (it has ${unknown.join(', ')}). Install that version or a later one.`,
    );
  }
  for (const migration of known) {
    const hash = applied.get(migration.name);
    if (hash !== undefined && hash !== migration.hash) {
      throw new MigrationError(
        `The migration ${migration.name} was changed after it was applied. Restore the file as it was.`,
      );
    }
  }
  return known.filter((migration) => !applied.has(migration.name));
}

async function apply(owner: pg.Client, migration: Migration): Promise<void> {
  await owner.query(migration.sql);
  await owner.query('insert into schema_migrations (name, hash) values ($1, $2)', [migration.name, migration.hash]);
}
