import type { Config } from './config/config.ts';
import { DataFolderInUse, holdDataFolder } from './database/data-folder-lock.ts';
import { type OpenDatabase, openDatabase } from './open-database.ts';

/**
 * Runs a command's work with the portal's database, whether the portal runs or not, and stops the database's server afterwards
 * where no portal needs it.
 */
export async function withDatabase<Result>(
  config: Config,
  work: (opened: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const opened = await openDatabase(config, () => undefined);
  const hold = await holdDataFolder(config, opened.connection).catch((error: unknown) => {
    if (error instanceof DataFolderInUse) return null;
    throw error;
  });
  try {
    return await work(opened);
  } finally {
    await hold?.release();
    if (hold !== null) await opened.close();
  }
}
