import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf } from './connection-lost.ts';
import { tellingWaits } from './lock-waits.ts';
import type { DatabaseConnection } from './servers.ts';

/** Any number, the same in every portal process of every version. */
const SCHEMA_LOCK = 7_261_101;
/** Processes that work wait behind a change that waits, so that it does not wait for long; it is tried again. */
const TABLE_WAIT_MS = 3000;
const RETRY_MS = 1000;
/** "lock_not_available" (PostgreSQL manual, appendix A). */
const LOCK_TIMEOUT = '55P03';

/** Somebody holds what a start needs, for longer than a start waits. */
export class DatabaseBusy extends Error {
  override readonly name = 'DatabaseBusy';
}

export type SchemaLock = {
  readonly connection: DatabaseConnection;
  /** Told, once for each, whom the start waits for. */
  readonly tell: (message: string) => void;
  /** A start ends after it has waited for so long. */
  readonly patienceMs: number;
};

/**
 * Runs `work` in a transaction of the owner while no other process changes the schema. The lock goes with the transaction, so that
 * neither a process that is killed nor a pooler leaves it behind. Work that has to wait for a table is undone and tried again.
 * @throws DatabaseBusy
 */
export async function underSchemaLock<Result>(
  owner: pg.Client,
  lock: SchemaLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + lock.patienceMs;
  for (;;) {
    const left = deadline - Date.now();
    try {
      return await oneTry(owner, lock, Math.max(1, left), work);
    } catch (error) {
      if (codeOf(error) !== LOCK_TIMEOUT) throw error;
      if (left <= RETRY_MS) {
        const waited = Math.round(lock.patienceMs / 60_000);
        throw new DatabaseBusy(
          `The database was locked for ${waited} minutes by another process (see the lines above). End that one, then start the portal again.`,
          { cause: error },
        );
      }
      await delay(RETRY_MS);
    }
  }
}

async function oneTry<Result>(
  owner: pg.Client,
  { connection, tell }: SchemaLock,
  patienceMs: number,
  work: () => Promise<Result>,
): Promise<Result> {
  // Whatever limits the server has for its users: a change of a large table takes its time.
  await owner.query(
    `begin; set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0; set local lock_timeout = ${patienceMs}`,
  );
  try {
    const { rows } = await owner.query<{ pid: number }>('select pg_backend_pid() as pid');
    const result = await tellingWaits({ connection, pid: rows[0]?.pid ?? 0, tell }, async () => {
      await owner.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK]);
      await owner.query(`set local lock_timeout = ${Math.min(TABLE_WAIT_MS, patienceMs)}`);
      return await work();
    });
    await owner.query('commit');
    return result;
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
