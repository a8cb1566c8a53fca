import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { codeOf } from './connection-lost.ts';
import { holdersOfLock, tellHolders, tellingWaits } from './lock-waits.ts';
import type { DatabaseConnection } from './postgres/servers.ts';

/** Any number, the same in every portal process of every version. */
const SCHEMA_LOCK = 7_261_101;
/** Processes that work wait behind a change that waits, so that it does not wait for long; it is tried again. */
const TABLE_WAIT_MS = 3000;
const RETRY_MS = 500;
/** Whatever limits the server has for its users: a change of a large table takes its time. */
const BEGIN = [
  'begin',
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
  `set local lock_timeout = ${TABLE_WAIT_MS}`,
].join('; ');
const TELL_AFTER_MS = 1500;
const BUSY =
  'Another process has held something the portal needs to start in the database for too long (the lines above name it). End that process, then start the portal again.';
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
 * neither a process that is killed nor a pooler leaves it behind. Who waits for it holds no connection meanwhile, because a pooler
 * has few; work that has to wait for a table is undone and tried again.
 * @throws DatabaseBusy
 */
export async function underSchemaLock<Result>(
  owner: pg.Client,
  lock: SchemaLock,
  work: () => Promise<Result>,
): Promise<Result> {
  const start = Date.now();
  const told = new Set<number>();
  for (;;) {
    const outcome = await oneTry(owner, lock, work);
    if ('result' in outcome) return outcome.result;
    const waitedMs = Date.now() - start;
    if (waitedMs > lock.patienceMs) throw new DatabaseBusy(BUSY, { cause: outcome.error });
    if (waitedMs > TELL_AFTER_MS) tellHolders(await holdersOfLock(owner, SCHEMA_LOCK), told, lock.tell);
    await delay(RETRY_MS);
  }
}

async function oneTry<Result>(
  owner: pg.Client,
  { connection, tell }: SchemaLock,
  work: () => Promise<Result>,
): Promise<{ readonly result: Result } | { readonly error: unknown }> {
  await owner.query(BEGIN);
  try {
    const { rows } = await owner.query<{ pid: number; locked: boolean }>(
      'select pg_backend_pid() as pid, pg_try_advisory_xact_lock($1) as locked',
      [SCHEMA_LOCK],
    );
    const [{ pid, locked } = { pid: 0, locked: false }] = rows;
    if (!locked) {
      await owner.query('rollback');
      return { error: null };
    }
    const result = await tellingWaits({ connection, pid, tell }, work);
    await owner.query('commit');
    return { result };
  } catch (error) {
    await owner.query('rollback');
    if (codeOf(error) === LOCK_TIMEOUT) return { error };
    throw error;
  }
}
