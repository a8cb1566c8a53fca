import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { keepClusterPassword, newClusterPassword } from './cluster-password.ts';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { initializeCluster } from './postgres-process.ts';

/**
 * Makes a new, empty cluster in `folder`. It is made aside and renamed, so that a portal killed half-way leaves nothing that
 * looks like a cluster, and of two that start at once on a new folder the first one's stays.
 * @throws Error with PostgreSQL's own words
 */
export function makeCluster(binaries: PostgresBinaries, folder: string): void {
  removeAbandoned(folder);
  const aside = `${folder}.new-${process.pid}`;
  mkdirSync(aside, { recursive: true, mode: 0o700 });
  const password = newClusterPassword();
  const passwordFile = `${aside}.password`;
  writeFileSync(passwordFile, password, { mode: 0o600 });
  try {
    initializeCluster(binaries, aside, passwordFile);
  } finally {
    rmSync(passwordFile);
  }
  keepClusterPassword(aside, password);
  try {
    renameSync(aside, folder);
  } catch (error) {
    rmSync(aside, { recursive: true, force: true });
    if (!existsSync(join(folder, 'PG_VERSION'))) throw error;
  }
}

/** What portals left that were killed while they made a cluster. */
function removeAbandoned(folder: string): void {
  const prefix = `${basename(folder)}.new-`;
  for (const name of readdirSync(dirname(folder))) {
    if (name.startsWith(prefix) && !isAlive(Number.parseInt(name.slice(prefix.length), 10))) {
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
    }
  }
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
