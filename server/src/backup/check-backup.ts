import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startEmbeddedPostgres } from '../database/postgres/embedded-postgres.ts';
import { prepareSchema } from '../open-database.ts';
import type { Manifest } from './backup-format.ts';
import { restoreBackup } from './restore-backup.ts';

/**
 * Restores a backup into a portal of its own that is thrown away afterwards; every table is counted on the way.
 * @throws BackupError when it could not be restored
 */
export async function checkBackup(file: string): Promise<Manifest> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-check-'));
  try {
    const server = await startEmbeddedPostgres(join(folder, 'postgres'), () => undefined);
    try {
      await prepareSchema(server.connection);
      return await restoreBackup({ connection: server.connection, dataDir: join(folder, 'data'), file });
    } finally {
      await server.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
