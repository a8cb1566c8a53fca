import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import { installQueues } from '../jobs/install-queues.ts';
import { startEmbeddedPostgres } from './embedded-postgres.ts';
import { migrate } from './migrate.ts';
import { createOwnerClient, type DatabaseConnection } from './pools.ts';

export type OpenDatabase = { readonly connection: DatabaseConnection; close(): Promise<void> };

/** Starts the portal's own PostgreSQL, or uses the one that is set, and brings its schema up to date. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  log: (message: string) => void,
): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl };
    await prepareSchema(connection);
    return { connection, close: async () => undefined };
  }
  // Commands such as restore come before the portal's first start.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const server = await startEmbeddedPostgres(join(config.dataDir, 'postgres'), log);
  await prepareSchema(server.connection);
  return { connection: server.connection, close: () => server.stop() };
}

/** Migrates the schema and installs the job queues, as the owner. */
export async function prepareSchema(connection: DatabaseConnection): Promise<void> {
  const owner = createOwnerClient(connection);
  owner.on('error', () => undefined);
  await owner.connect();
  try {
    await migrate(owner, (client) => installQueues(client, connection));
  } finally {
    await owner.end();
  }
}
