import { fileReader } from '../../../file-readers/file-reader.ts';
import { importRefused } from './import-refused.ts';
import type { readScannerFile } from './scanner-file.ts';

/** Reads a scanner's file in a thread of its own. */
export const SCANNER_FILE = fileReader<typeof readScannerFile>(
  new URL('./scanner-file.ts', import.meta.url),
  'readScannerFile',
  importRefused,
);
