import { AppError } from '../../../call/app-error.ts';
import type { Database } from '../../../database/database.ts';
import type { FilesPort } from '../../../providers/files/files-port.ts';
import type { Services } from '../../../services.ts';
import { findKeptFiles } from './kept-files.store.ts';

const KEPT = /^concierge\/[\da-f-]{36}\/([\da-f-]{36})$/;
const FILES_AT_ONCE = 500;

/** Where an attached file is kept: outside the organisation's own folder, whose files its members may ask for by their paths. */
export const keptPath = (orgId: string, fileId: string) => `concierge/${orgId}/${fileId}`;

/** The bytes of a file that has a row. @throws AppError NOT_FOUND where its bytes are gone */
export async function keptBytes(files: FilesPort, orgId: string, fileId: string): Promise<Uint8Array> {
  const bytes = await files.get(keptPath(orgId, fileId));
  if (bytes === null) throw new AppError('NOT_FOUND');
  return bytes;
}

/**
 * Clears away the bytes of files that have no row any more, or never got one: those that were without a row at the last run already,
 * because the bytes of a file come a moment before its row.
 */
export function createStrayFilesClearing(): (services: Pick<Services, 'database' | 'files'>) => Promise<void> {
  let suspects: ReadonlySet<string> = new Set();
  return async ({ database, files }) => {
    const found: string[] = [];
    const group: string[] = [];
    for await (const path of files.list()) {
      if (KEPT.test(path)) group.push(path);
      if (group.length === FILES_AT_ONCE) found.push(...(await strays(database, group.splice(0))));
    }
    if (group.length > 0) found.push(...(await strays(database, group)));
    for (const path of found) if (suspects.has(path)) await files.remove(path);
    suspects = new Set(found);
  };
}

async function strays(database: Database, paths: readonly string[]): Promise<string[]> {
  const idOf = (path: string) => KEPT.exec(path)?.[1] ?? '';
  const existing = new Set(await database.asSystem((tx) => findKeptFiles(tx, paths.map(idOf))));
  return paths.filter((path) => !existing.has(idOf(path)));
}
