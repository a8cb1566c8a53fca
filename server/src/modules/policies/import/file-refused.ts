import { AppError } from '../../../call/app-error.ts';

/** A file that is not taken; `reason` is a sentence for whoever chose it. */
export const fileRefused = (reason: string): AppError =>
  new AppError('POLICY_FILE_REFUSED', { field: 'file', values: { reason } });
