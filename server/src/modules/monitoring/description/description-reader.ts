import { AppError } from '../../../call/app-error.ts';
import { fileReader } from '../../../file-readers/file-reader.ts';
import type { readDescriptionFile } from './read-description-file.ts';

/** Reads a description in a thread of its own: it may be large, or made to do harm. */
export const DESCRIPTION_READER = fileReader<typeof readDescriptionFile>(
  new URL('./read-description-file.ts', import.meta.url),
  'readDescriptionFile',
  () => new AppError('DESCRIPTION_TOO_COSTLY', { field: 'file' }),
);
