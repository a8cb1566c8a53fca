import { AppError } from '../../../call/app-error.ts';

/**
 * Of two who change a thing at once, the second is told.
 * @param stored the row, locked; undefined where it is gone
 * @throws AppError NOT_FOUND, CHANGED_ELSEWHERE
 */
export function requireVersion<Row extends { readonly version: number }>(
  stored: Row | undefined,
  version: number,
): Row {
  if (stored === undefined) throw new AppError('NOT_FOUND');
  if (stored.version !== version) throw new AppError('CHANGED_ELSEWHERE');
  return stored;
}
