import type pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import type { ConnectionPool } from './pools.ts';
import type { APP_ROLE, SYSTEM_ROLE } from './settings.ts';

/** No request may hold a connection for long, whatever the database is busy with. */
const LIMITS = ['statement_timeout = 30000', 'lock_timeout = 10000', 'idle_in_transaction_session_timeout = 60000'];

/**
 * The first message of every transaction: it takes a role and the limits for itself alone. Between transactions a connection
 * has neither, because a pooler gives each transaction another connection.
 * @param settings more settings, as `name = value`, trusted
 */
export function beginAs(role: typeof APP_ROLE | typeof SYSTEM_ROLE, settings: readonly string[] = []): string {
  const local = [`role ${role}`, ...LIMITS, ...settings].map((setting) => `set local ${setting}`);
  // One message for all of them: a transaction costs a round trip less.
  return ['begin', ...local].join('; ');
}

/**
 * Runs `work` in a transaction that begins with the message `begin`; commits, or rolls back when it throws. The portal asks its
 * database in no other way.
 * @throws what `work` throws, or an Error when one of its statements failed and nobody was told
 */
export async function inTransaction<Result>(
  pool: ConnectionPool,
  begin: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.lend();
  // The query under way fails with the same error; without a listener the process would end.
  client.on('error', ignoreLoss);
  let isUsable = false;
  try {
    await client.query(begin);
    const result = await work(client);
    const { command } = await client.query('commit');
    isUsable = true;
    // A statement that failed, even where its error was caught, makes the database answer a commit with a rollback.
    if (command !== 'COMMIT')
      throw new Error('The transaction was rolled back because one of its statements had failed');
    return result;
  } catch (error) {
    // A connection that is lost, or leads to a server that takes no writes, must not be handed out again.
    isUsable ||= !isConnectionLost(error) && (await rollBack(client));
    throw error;
  } finally {
    client.off('error', ignoreLoss);
    client.release(!isUsable);
  }
}

const ignoreLoss = () => undefined;

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
