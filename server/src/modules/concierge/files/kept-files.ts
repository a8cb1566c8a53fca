import { AppError } from '../../../call/app-error.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { FilesPort } from '../../../providers/files/files-port.ts';
import type { Services } from '../../../services.ts';

/** The files of one folder, `folder/organization/file`, with what tells which of them have a row. */
export type KeptFolder = {
  readonly folder: string;
  readonly findKept: (tx: SystemTransaction, fileIds: readonly string[]) => Promise<readonly string[]>;
};

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
 * Clears away the bytes of a folder's files that have no row any more, or never got one: those that were without a row at the last run
 * already, because the bytes of a file come a moment before its row.
 */
export function createStrayFilesClearing({
  folder,
  findKept,
}: KeptFolder): (services: Pick<Services, 'database' | 'files'>) => Promise<void> {
  const kept = new RegExp(`^${folder}/[\\da-f-]{36}/([\\da-f-]{36})$`);
  const idOf = (path: string) => kept.exec(path)?.[1] ?? '';
  let suspects: ReadonlySet<string> = new Set();
  return async ({ database, files }) => {
    const strays = async (paths: readonly string[]) => {
      const existing = new Set(await database.asSystem((tx) => findKept(tx, paths.map(idOf))));
      return paths.filter((path) => !existing.has(idOf(path)));
    };
    const found: string[] = [];
    const group: string[] = [];
    for await (const path of files.list()) {
      if (kept.test(path)) group.push(path);
      if (group.length === FILES_AT_ONCE) found.push(...(await strays(group.splice(0))));
    }
    if (group.length > 0) found.push(...(await strays(group)));
    for (const path of found) if (suspects.has(path)) await files.remove(path);
    suspects = new Set(found);
  };
}
