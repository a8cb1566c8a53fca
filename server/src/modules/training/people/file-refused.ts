import type { Unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../../../call/app-error.ts';

/** A list that cannot be read at all; `reason` is said to the person who chose the file. */
export function fileRefused(reason: Unsaid): AppError {
  return new AppError('TRAINEE_FILE_REFUSED', { field: 'file', values: { reason } });
}
