import { AppError } from '../../../call/app-error.ts';
import { fileReader } from '../../../file-readers/file-reader.ts';
import type { readReport } from './read-report.ts';

/** Reads a reported mail in a thread of its own: strangers write such mails, and some to do harm. */
export const REPORT_READER = fileReader<typeof readReport>(
  new URL('./read-report.ts', import.meta.url),
  'readReport',
  () => new AppError('PHISHING_REPORT_UNREADABLE'),
);
