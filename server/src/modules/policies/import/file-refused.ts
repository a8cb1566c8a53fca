import type { Unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../../../call/app-error.ts';

/** A file that is not taken; `reason` is told to the person who chose it. */
export const fileRefused = (reason: Unsaid): AppError =>
  new AppError('POLICY_FILE_REFUSED', { field: 'file', values: { reason } });
