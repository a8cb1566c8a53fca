import type { Unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../../../call/app-error.ts';

/** A folder of a course that cannot be taken; `reason` is said to the person who chose the file. */
export function folderRefused(reason: Unsaid): AppError {
  return new AppError('OWN_COURSE_FILE_REFUSED', { field: 'file', values: { reason } });
}
