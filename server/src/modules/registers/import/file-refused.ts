import type { Unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../../../call/app-error.ts';

/** A file that cannot be read at all; `reason` is said to the person who chose it. */
export function fileRefused(reason: Unsaid): AppError {
  return new AppError('REGISTER_FILE_REFUSED', { field: 'file', values: { reason } });
}
