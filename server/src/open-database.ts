import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config/config.ts';
import { migrate } from './database/migrate.ts';
import { connectOwner } from './database/pools.ts';
import { startEmbeddedPostgres } from './database/postgres/embedded-postgres.ts';
import { requireRoles, requireVersion } from './database/postgres/require-server.ts';
import type { DatabaseConnection } from './database/postgres/servers.ts';
import { JOB_KINDS } from './job-kinds.ts';
import { installQueues } from './jobs/install-queues.ts';

export type OpenDatabase = { readonly connection: DatabaseConnection; close(): Promise<void> };

/** Starts the portal's own PostgreSQL, or uses the one that is set, and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl, directConnectionString: config.databaseDirectUrl };
    await prepareSchema(connection);
    return { connection, close: async () => undefined };
  }
  // Commands such as restore come before the portal's first start.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const server = await startEmbeddedPostgres(join(config.dataDir, 'postgres'), log);
  await prepareSchema(server.connection);
  return { connection: server.connection, close: () => server.stop() };
}

/** A change of a large table may take this long; so long another start waits for it. */
const PATIENCE_MS = 15 * 60_000;
const tellTerminal = (message: string) => void process.stderr.write(`${message}\n`);

/**
 * Migrates the schema and installs the job queues, as the owner.
 * @param tell told whom the start waits for; the terminal when left out
 * @throws ServerUnfit, MigrationError, DatabaseBusy, and what the database says
 */
export async function prepareSchema(
  connection: DatabaseConnection,
  tell: (message: string) => void = tellTerminal,
): Promise<void> {
  const owner = await connectOwner(connection);
  try {
    await requireVersion(owner);
    const lock = { connection, tell, patienceMs: PATIENCE_MS };
    await migrate(owner, lock, (client) => installQueues(client, connection, JOB_KINDS));
    await requireRoles(owner);
  } finally {
    await owner.end();
  }
}
