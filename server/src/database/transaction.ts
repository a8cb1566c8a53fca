import type { Duplex } from 'node:stream';
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

/** What a transaction's work asks its statements of. */
export type Asked = Pick<pg.PoolClient, 'query'>;

/**
 * Runs `work` in a transaction that begins with the message `begin`; commits, or rolls back when it throws. The portal asks its
 * database in no other way. The first statement goes out together with the beginning: where that fails, the database refuses it.
 * @param isOneStatement the commit goes out with it too, and further statements are refused
 * @throws what `work` throws, or an Error when one of its statements failed and nobody was told
 */
export async function inTransaction<Result>(
  pool: ConnectionPool,
  begin: string,
  work: (asked: Asked) => Promise<Result>,
  { isOneStatement = false } = {},
): Promise<Result> {
  const client = await pool.lend();
  // The query under way fails with the same error; without a listener the process would end.
  client.on('error', ignoreLoss);
  let isUsable = false;
  try {
    sendTogether(client);
    const begun = heldBack(client.query(begin));
    const once = isOneStatement ? oneStatement(client) : null;
    const result = await work(once?.asked ?? client).catch(async (error: unknown) => {
      // Why it could not begin says more than that statements are refused since.
      await begun;
      throw error;
    });
    await begun;
    const { command } = await (once?.committed() ?? client.query('commit'));
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

/** An answer that is waited for later: until then its failure is nobody's. */
function heldBack<Answer>(answer: Promise<Answer>): Promise<Answer> {
  answer.catch(ignoreLoss);
  return answer;
}

/** All that is asked before this turn of the process ends leaves in one write; each costs as much as the rest of a statement. */
function sendTogether(client: pg.PoolClient): void {
  const { stream } = (client as unknown as { readonly connection: { readonly stream: Duplex } }).connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}

function oneStatement(client: pg.PoolClient) {
  let committed: Promise<pg.QueryResult> | undefined;
  const query = (...given: unknown[]) => {
    if (committed !== undefined) throw new Error('A transaction of one statement was asked for another one');
    const answer = Reflect.apply(client.query, client, given);
    committed = heldBack(client.query('commit'));
    return answer;
  };
  return { asked: { query } as Asked, committed: () => committed };
}

async function rollBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch {
    return false;
  }
}
