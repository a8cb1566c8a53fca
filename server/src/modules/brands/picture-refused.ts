import { AppError, type ErrorValue } from '../../call/app-error.ts';

/** A picture that is not taken; `reason` is a sentence for whoever chose it. */
export const pictureRefused = (field: string, reason: ErrorValue): AppError =>
  new AppError('PICTURE_REFUSED', { field, values: { reason } });
