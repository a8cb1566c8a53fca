import pg from 'pg';
import { isConnectionLost } from './connection-lost.ts';
import { type DatabaseConnection, directServersOf, serversOf } from './postgres/servers.ts';
import { createPrimaryChoice, primaryClient } from './primary.ts';

// A day is a day wherever it is read: as a Date it would be an instant of this machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5000;
/** Above the server's own limit of a statement: whoever waits longer waits for a server that is gone without a word. */
const ANSWER_TIMEOUT_MS = 40_000;
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Connections of the working portal. They are lent to `inTransaction` alone: nothing can be asked of a pool itself. */
export type ConnectionPool = {
  lend(): Promise<pg.PoolClient>;
  state(): { total: number; idle: number; waiting: number };
  end(): Promise<void>;
};

export type PoolOptions = { readonly size?: number; readonly applicationName?: string };

/** Makes the owner's connection, for migrations, backups and commands, past a pooler where there is a way. @throws what node-postgres throws */
export async function connectOwner(connection: DatabaseConnection): Promise<pg.Client> {
  const servers = directServersOf(connection);
  const choice = createPrimaryChoice(servers);
  const Client = primaryClient(choice);
  for (let tried = 1; ; tried += 1) {
    const client = new Client({ application_name: 'portal owner', connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
    // Whoever waits for an answer is told; without a listener a connection that breaks would end the process.
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (tried >= servers.length || !isConnectionLost(error)) throw error;
    }
  }
}

/** The pool of the working portal. Of several servers it finds the one that takes writes, and finds it again when another takes over. */
export function createPool(
  connection: DatabaseConnection,
  onError: (error: Error) => void,
  { size = POOL_SIZE, applicationName = 'portal' }: PoolOptions = {},
): ConnectionPool {
  const choice = createPrimaryChoice(serversOf(connection));
  const pool = new pg.Pool({
    Client: primaryClient(choice),
    max: size,
    application_name: applicationName,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    query_timeout: ANSWER_TIMEOUT_MS,
    // A statement goes out without waiting for the answer to the one before it.
    pipeline: true,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
  });
  // Idle connections that the server closes are replaced at the next query; without a listener they would end the process.
  pool.on('error', onError);
  return {
    async lend() {
      for (let tried = 1; ; tried += 1) {
        try {
          return await pool.connect();
        } catch (error) {
          if (tried >= choice.count || !isConnectionLost(error)) throw error;
        }
      }
    },
    state: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    // A queue that is stopped twice ends its pool twice.
    end: async () => (pool.ending ? undefined : await pool.end()),
  };
}
