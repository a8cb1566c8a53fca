import { join } from 'node:path';

/** Where the build puts the browser app. */
export function builtAppFolder(): string {
  return join(import.meta.dirname, '..', '..', 'web', 'dist');
}
