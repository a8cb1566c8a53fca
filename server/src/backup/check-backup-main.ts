import { resolve } from 'node:path';
import { runTerminalCommand } from '../terminal-command.ts';
import { BackupError } from './backup-format.ts';
import { checkBackup } from './check-backup.ts';

await runTerminalCommand('The backup is not good.', async () => {
  const [file] = process.argv.slice(2);
  if (file === undefined) throw new BackupError('Say what to check: npm run check-backup -- FILE');
  const { tables, createdAt, pendingJobs } = await checkBackup(resolve(process.env.INIT_CWD ?? '.', file));
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `${file} is good: a test restore gave ${rows} rows in ${tables.length} tables and ${pendingJobs} waiting jobs, as of ${createdAt}.`;
});
