import { AppError } from '../../../call/app-error.ts';

/** A row that was asked for by its id. @throws AppError NOT_FOUND where the caller has none */
export function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new AppError('NOT_FOUND');
  return row;
}
