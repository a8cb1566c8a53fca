import { existsSync } from 'node:fs';
import { cp, mkdir, open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { create } from 'tar';
import { connectOwner } from '../database/pools.ts';
import type { DatabaseConnection } from '../database/postgres/servers.ts';
import { KEPT_FILES, type Manifest } from './backup-format.ts';
import { dumpDatabase } from './dump.store.ts';

/**
 * Backs up database and files into one archive, while the portal works or not. The archive appears under its name when it
 * is whole and on the disk; one of the same name is replaced only then. It holds the portal's keys: readable by its owner only.
 */
export async function createBackup(options: {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly file: string;
  readonly now: Date;
}): Promise<Manifest> {
  const { connection, dataDir, file, now } = options;
  const folder = `${file}.${process.pid}.part`;
  const archive = join(folder, 'archive.tar.gz');
  const owner = await connectOwner(connection);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  try {
    const manifest = await dumpDatabase(owner, folder, now);
    await copyFiles(dataDir, join(folder, 'files'));
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest, null, 2));
    const entries = ['manifest.json', 'tables', 'files'];
    await create({ gzip: true, file: archive, cwd: folder, mode: 0o600, portable: true, strict: true }, entries);
    await flushToDisk(archive);
    await rename(archive, file);
    return manifest;
  } finally {
    await owner.end();
    await rm(folder, { recursive: true, force: true });
  }
}

async function copyFiles(dataDir: string, target: string): Promise<void> {
  await mkdir(target);
  for (const name of KEPT_FILES) {
    const source = join(dataDir, name);
    // A mail that is being written has the ending .part; its job is in the database still.
    if (existsSync(source)) {
      await cp(source, join(target, name), { recursive: true, filter: (path) => !path.endsWith('.part') });
    }
  }
}

async function flushToDisk(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
