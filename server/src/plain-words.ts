import { ConfigError } from './config/config.ts';
import { DataFolderInUse } from './database/data-folder-lock.ts';
import { databaseWords } from './database/database-words.ts';
import { BrowserAppNotBuilt } from './http/pages/page.ts';
import { MaturitySetError } from './modules/maturity/maturity-set.ts';

/** Why the portal did not start, for the person at the terminal: what happened and what to do. */
export function plainWords(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFolderInUse || error instanceof BrowserAppNotBuilt)
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
    return `The portal may not write to ${path}. Give its user permission, or set DATA_DIR to another folder.`;
  }
  if (code === 'ENOTDIR' || code === 'EEXIST' || code === 'ENOENT') {
    return `There can be no data folder at ${path}: part of that path is not a folder. Set DATA_DIR to another one.`;
  }
  if (code === 'ENOSPC')
    return 'The disk is full. Free up space, then start the portal again; nothing that was saved is lost.';
  return databaseWords(error) ?? error.stack ?? error.message;
}
