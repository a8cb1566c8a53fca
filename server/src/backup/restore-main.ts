import { resolve } from 'node:path';
import { readConfig } from '../config/config.ts';
import { DataFolderInUse, holdDataFolder } from '../database/data-folder-lock.ts';
import { openDatabase } from '../open-database.ts';
import { runTerminalCommand } from '../terminal-command.ts';
import { BackupError } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';

await runTerminalCommand('Nothing was restored.', async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new BackupError('Say what to restore: npm run restore -- FILE');
  const config = readConfig(process.env);
  const opened = await openDatabase(config, () => undefined);
  let isOurs = true;
  try {
    const hold = await holdDataFolder(config, opened.connection);
    const manifest = await restoreBackup({
      connection: opened.connection,
      dataDir: config.dataDir,
      file: resolve(process.env.INIT_CWD ?? '.', file),
    });
    await hold.release();
    return `The portal is as it was on ${manifest.createdAt}. Start it with npm start.`;
  } catch (error) {
    // The server of a running portal is not ours to stop.
    isOurs = !(error instanceof DataFolderInUse);
    throw error;
  } finally {
    if (isOurs) await opened.close();
  }
});
