import { AppError, type ErrorValue } from '../../../call/app-error.ts';

/** A scanner's list that cannot be read at all; `reason` is a sentence for whoever chose the file. */
export const importRefused = (reason: ErrorValue): AppError =>
  new AppError('WEAKNESS_IMPORT_REFUSED', { field: 'file', values: { reason } });

/** Rows that one file may have. */
export const MAX_ROWS = 2000;
