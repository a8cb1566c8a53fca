import { AppError } from '../../../call/app-error.ts';

/** A file that is not taken; `reason` is a sentence for whoever chose it. */
export const attachmentRefused = (reason: string): AppError =>
  new AppError('HELP_FILE_REFUSED', { field: 'file', values: { reason } });
