import { ConfigError } from './config.ts';
import { DataFolderInUse } from './database/data-folder-lock.ts';
import { MigrationError } from './database/migrate.ts';
import { MaturitySetError } from './modules/maturity/maturity-set.ts';

/** Why the portal did not start, for the person at the terminal: what happened and what to do. */
export function plainWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof MigrationError || error instanceof DataFolderInUse)
    return error.message;
  if (error instanceof MaturitySetError) return `${error.message}\nCorrect the file, or unset MATURITY_SET.`;
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error ? String(error.code) : '';
  const path = 'path' in error ? String(error.path) : '';
  if (code === 'EADDRINUSE') {
    const port = 'port' in error ? String(error.port) : '';
    return `Port ${port} is in use by another program, perhaps another portal. Stop it, or set PORT to a free one.`;
  }
  if (code === 'EACCES' && 'port' in error)
    return `This user may not use port ${String(error.port)}. Set PORT to one above 1023.`;
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return `The portal may not write to ${path}. Give its user the right to, or set DATA_DIR to another folder.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT') {
    return `There can be no data folder at ${path}: a part of that path is no folder. Set DATA_DIR to another one.`;
  }
  if (code === 'ENOSPC')
    return 'The disk is full. Make room, then start the portal again; nothing that was saved is lost.';
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND' || code === 'ETIMEDOUT') {
    return `The database at DATABASE_URL does not answer (${error.message}). Check the address and that the server runs.`;
  }
  if (code === '28P01' || code === '28000') return 'The database refuses user or password. Check DATABASE_URL.';
  if (code === '3D000') return 'The database that DATABASE_URL names does not exist. Create it, or correct the name.';
  if (code === '42501') {
    return `The database user may not do what the portal needs (${error.message}). Run as a superuser, once: create role portal_app; create role portal_system in role portal_app; grant portal_system to the user of DATABASE_URL.`;
  }
  return error.stack ?? error.message;
}
