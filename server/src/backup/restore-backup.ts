import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { extract } from 'tar';
import { connectOwner } from '../database/pools.ts';
import type { DatabaseConnection } from '../database/postgres/servers.ts';
import { BackupError, KEPT_FILES, type Manifest, parseManifest } from './backup-format.ts';
import { endWhatOpens } from './end-what-opens.store.ts';
import { loadDatabase, requireLoadable } from './load.store.ts';

const EXPECTED = /^(?:\.\/)?(?:manifest\.json|(?:tables|files)(?:\/|$))/;

/**
 * Brings a backup into an empty portal whose schema is up to date. All or nothing: the rows count once the files are in
 * their places.
 * @throws BackupError with what to do
 */
export async function restoreBackup(options: {
  readonly connection: DatabaseConnection;
  readonly dataDir: string;
  readonly file: string;
}): Promise<Manifest> {
  const { connection, dataDir, file } = options;
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(join(dataDir, 'restore-'));
  try {
    unpack(file, folder);
    const manifest = parseManifest(await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => ''));
    const owner = await connectOwner(connection);
    try {
      await requireLoadable(owner, manifest);
      await loadDatabase(owner, folder, manifest, async () => {
        await endWhatOpens(owner);
        await putFiles(join(folder, 'files'), dataDir);
      });
    } finally {
      await owner.end();
    }
    return manifest;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function unpack(file: string, folder: string): void {
  const filter = (path: string, entry: object) =>
    EXPECTED.test(path) && (!('type' in entry) || entry.type === 'File' || entry.type === 'Directory');
  try {
    // In one go: an extraction that fails half-way must not go on writing while its folder is removed.
    extract({ file, cwd: folder, strict: true, sync: true, filter });
  } catch (error) {
    throw new BackupError(`${file} is not a complete backup of the portal: it cannot be unpacked.`, { cause: error });
  }
}

async function putFiles(source: string, dataDir: string): Promise<void> {
  for (const name of KEPT_FILES) {
    if (!existsSync(join(source, name))) continue;
    const aside = join(dataDir, `${name}.restored`);
    await rm(aside, { recursive: true, force: true });
    await cp(join(source, name), aside, { recursive: true });
    await rm(join(dataDir, name), { recursive: true, force: true });
    await rename(aside, join(dataDir, name));
  }
}
