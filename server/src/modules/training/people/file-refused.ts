import { AppError } from '../../../call/app-error.ts';

/** A list that cannot be read at all; `reason` is a sentence for the person who chose the file. */
export function fileRefused(reason: string): AppError {
  return new AppError('TRAINEE_FILE_REFUSED', { field: 'file', values: { reason } });
}
