import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PostgresBinaries } from './postgres-binaries.ts';
import { runSingleUser } from './postgres-process.ts';

const FILE = 'portal_owner.password';
/** Whoever connects, by whatever way a setting opens, gives the password (PostgreSQL manual, 20.1). */
const ACCESS = ['local all all scram-sha-256', 'local replication all scram-sha-256', ''].join('\n');

/** Long enough that no iteration is needed to protect it. */
export const newClusterPassword = (): string => randomBytes(32).toString('hex');

/** Keeps the password of a cluster beside its data, and lets nobody in without it. */
export function keepClusterPassword(folder: string, password: string): void {
  writeFileSync(join(folder, 'pg_hba.conf'), ACCESS, { mode: 0o600 });
  const aside = join(folder, `${FILE}.new`);
  writeFileSync(aside, password, { mode: 0o600, flush: true });
  // The last step: a cluster without this file gets a password at its next start, whatever it has.
  renameSync(aside, join(folder, FILE));
}

/** The owner's password; none in a cluster of an earlier version whose server has not been started anew since. */
export function readClusterPassword(folder: string): string | undefined {
  const path = join(folder, FILE);
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/**
 * Gives the cluster of an earlier version, which trusted everybody who reached its socket, a password. Nothing may run on it.
 * @throws Error with PostgreSQL's own words
 */
export function requirePassword(binaries: PostgresBinaries, folder: string): void {
  if (readClusterPassword(folder) !== undefined) return;
  const password = newClusterPassword();
  runSingleUser(binaries, folder, `alter role portal_owner password '${password}'`);
  keepClusterPassword(folder, password);
}
