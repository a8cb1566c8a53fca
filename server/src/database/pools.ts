import pg from 'pg';
import { APP_ROLE } from './settings.ts';

/** How to reach the database: a URL, or the embedded server's socket. */
export type DatabaseConnection =
  | { readonly connectionString: string }
  | { readonly host: string; readonly port: number; readonly user: string; readonly database: string };

// A day is a day wherever it is read: as a Date it would be an instant of this machine's time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

const POOL_SIZE = 20;
const CONNECT_TIMEOUT_MS = 5000;
/** No request may hold a connection for long, whatever the database is busy with. */
const LIMITS = '-c statement_timeout=30s -c lock_timeout=10s -c idle_in_transaction_session_timeout=60s';

/** Connections of the owner, for migrations and backups only. */
export function createOwnerClient(connection: DatabaseConnection): pg.Client {
  return new pg.Client({
    ...connection,
    application_name: 'portal owner',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
}

/** The pool of the working portal; every connection takes the application's role before its first statement. */
export function createPool(connection: DatabaseConnection, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    ...connection,
    max: POOL_SIZE,
    options: `-c role=${APP_ROLE} ${LIMITS}`,
    application_name: 'portal',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
  });
  // Idle connections that the server closes are replaced at the next query; without a listener they would end the process.
  pool.on('error', onError);
  return pool;
}
