import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { JOBS_SCHEMA } from '../jobs/install-queues.ts';
import { BackupError, FORMAT_VERSION, type Manifest } from './backup-format.ts';
import { listMigrations, listSequences, listTables } from './schema.store.ts';

const ROWS_AT_ONCE = 200;

/**
 * Writes every table into `folder`, one JSON object a line, all as of one instant. Of the jobs only those that are still to
 * be done are kept: mails that wait and scans that run.
 * @throws BackupError when the database holds no portal
 */
export async function dumpDatabase(owner: pg.Client, folder: string, createdAt: Date): Promise<Manifest> {
  await mkdir(join(folder, 'tables'), { recursive: true });
  await owner.query('begin isolation level repeatable read read only');
  try {
    await owner.query("set local timezone = 'UTC'");
    const migrations = await listMigrations(owner);
    if (migrations.length === 0)
      throw new BackupError('There is no portal in this database, so there is nothing to back up.');
    const tables = [];
    for (const { name, columns } of await listTables(owner)) {
      const rows = await dumpRows(owner, `select row_to_json(t)::text as line from public.${name} t`, folder, name);
      tables.push({ name, columns: [...columns], rows });
    }
    const sequences = await listSequences(owner);
    const pending = `select row_to_json(t)::text as line from ${JOBS_SCHEMA}.job t where t.state < 'completed'`;
    const pendingJobs = await dumpRows(owner, pending, folder, 'pending-jobs');
    return {
      format: FORMAT_VERSION,
      createdAt: createdAt.toISOString(),
      migrations,
      tables,
      sequences,
      pendingJobs,
    };
  } finally {
    await owner.query('rollback');
  }
}

async function dumpRows(owner: pg.Client, select: string, folder: string, name: string): Promise<number> {
  let count = 0;
  async function* lines() {
    await owner.query(`declare dumped no scroll cursor for ${select}`);
    for (;;) {
      const { rows } = await owner.query<{ line: string }>(`fetch ${ROWS_AT_ONCE} from dumped`);
      if (rows.length === 0) break;
      count += rows.length;
      for (const { line } of rows) yield `${line}\n`;
    }
    await owner.query('close dumped');
  }
  await pipeline(Readable.from(lines()), createWriteStream(join(folder, 'tables', `${name}.jsonl`), { mode: 0o600 }));
  return count;
}
