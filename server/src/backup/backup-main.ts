import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Config, readConfig } from '../config/config.ts';
import { DataFolderInUse, holdDataFolder } from '../database/data-folder-lock.ts';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';
import type { DatabaseConnection } from '../database/postgres/servers.ts';
import { runTerminalCommand } from '../terminal-command.ts';
import { BackupError } from './backup-format.ts';
import { createBackup } from './create-backup.ts';

/** Reaches the portal's database: the one that is set, the server of a running portal, or its own, started for the while. */
async function reachDatabase(config: Config): Promise<{ connection: DatabaseConnection; leave(): Promise<void> }> {
  if (config.databaseUrl !== null) {
    const connection = { connectionString: config.databaseUrl, directConnectionString: config.databaseDirectUrl };
    return { connection, leave: async () => undefined };
  }
  const folder = join(config.dataDir, 'postgres');
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    throw new BackupError(`There is no portal in ${config.dataDir}. Set DATA_DIR to the portal's data folder.`);
  }
  const server = await startEmbeddedPostgres(folder, () => undefined);
  try {
    const hold = await holdDataFolder(config, server.connection);
    return {
      connection: server.connection,
      async leave() {
        await hold.release();
        await server.stop();
      },
    };
  } catch (error) {
    // A running portal holds the folder; its server is not ours to stop.
    if (error instanceof DataFolderInUse) return { connection: server.connection, leave: async () => undefined };
    throw error;
  }
}

await runTerminalCommand('The backup was not made.', async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new BackupError('Say where to write it: npm run backup -- FILE');
  const config = readConfig(process.env);
  const database = await reachDatabase(config);
  try {
    const manifest = await createBackup({
      connection: database.connection,
      dataDir: config.dataDir,
      file: resolve(process.env.INIT_CWD ?? '.', file),
      now: new Date(),
    });
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    return `${file} holds the portal's ${rows} rows and its files. It also holds the portal's keys: keep it as safe as the portal.`;
  } finally {
    await database.leave();
  }
});
