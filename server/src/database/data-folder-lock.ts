import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import type { DatabaseConnection } from './postgres/servers.ts';

/** What is said of a portal that holds a folder: its folder, its port, and a database of its own where it has one. */
type Holder = { readonly dataDir: string; readonly port: number; readonly databaseUrl: string | null };

const FOLDER_LOCK = 7_261_102;
/** A killed portal's connection is noticed within this time. */
const PATIENCE_MS = 3000;

/** Another portal works on the same data folder. */
export class DataFolderInUse extends Error {
  override readonly name = 'DataFolderInUse';
}

/**
 * Holds the data folder for this process. The hold is a lock in the folder's own database, so it goes with the process,
 * however that ends. Portals on a database of their own share it on purpose and hold nothing.
 * @throws DataFolderInUse
 */
export async function holdDataFolder(
  config: Holder,
  connection: DatabaseConnection,
): Promise<{ release(): Promise<void> }> {
  if (config.databaseUrl !== null) return { release: async () => undefined };
  let client = await connect(connection, config);
  const deadline = Date.now() + PATIENCE_MS;
  while (!(await tryLock(client))) {
    if (Date.now() > deadline) {
      await client.end();
      throw new DataFolderInUse(
        `Another portal is running on the data folder ${config.dataDir}. Stop it first, or set DATA_DIR and PORT for a second one.`,
      );
    }
    await delay(100);
  }
  let released = false;
  const watch = (held: pg.Client) => {
    held.once('error', () => undefined);
    held.once('end', async () => {
      // The database was restarted: take the lock again as soon as it answers.
      while (!released) {
        try {
          client = await connect(connection, config);
          await tryLock(client);
          watch(client);
          return;
        } catch {
          await delay(1000);
        }
      }
    });
  };
  watch(client);
  return {
    async release() {
      released = true;
      await client.end();
    },
  };
}

async function connect(connection: DatabaseConnection, config: Holder): Promise<pg.Client> {
  const client = new pg.Client({ ...connection, application_name: `portal on port ${config.port}` });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

async function tryLock(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [FOLDER_LOCK]);
  return rows[0]?.locked === true;
}
