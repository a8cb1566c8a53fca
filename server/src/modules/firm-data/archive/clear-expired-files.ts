import type { Services } from '../../../services.ts';
import { exportIdAt } from './export-path.ts';
import { deleteExpiredExports, findLiveExports } from './firm-exports.store.ts';

const FILES_AT_ONCE = 500;

/** Removes files whose time is over, or in whose place a newer one was asked for; their rows go before them. */
export async function clearExpiredFiles({ database, files, clock }: Services): Promise<void> {
  const now = clock.now();
  await database.onceAsSystem((tx) => deleteExpiredExports(tx, now));
  const clear = async (paths: readonly string[]) => {
    const ids = paths.map((path) => exportIdAt(path) ?? '');
    const live = await database.onceAsSystem((tx) => findLiveExports(tx, ids, now));
    for (const [index, path] of paths.entries()) if (!live.has(ids[index] ?? '')) await files.remove(path);
  };
  const group: string[] = [];
  for await (const path of files.list()) {
    if (exportIdAt(path) !== null) group.push(path);
    if (group.length === FILES_AT_ONCE) await clear(group.splice(0));
  }
  if (group.length > 0) await clear(group);
}
