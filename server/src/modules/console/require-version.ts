import { AppError } from '../../call/app-error.ts';

/**
 * Of two who change a thing at once, the second is told: what is stored must still be what somebody began with.
 * @param stored the row, locked; undefined where it is gone
 * @throws AppError NOT_FOUND, CHANGED_ELSEWHERE
 */
export function requireVersion(stored: { readonly version: number } | undefined, version: number): void {
  if (stored === undefined) throw new AppError('NOT_FOUND');
  if (stored.version !== version) throw new AppError('CHANGED_ELSEWHERE');
}
