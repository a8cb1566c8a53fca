import { decodeText, NotText } from '../../../system/decode-text.ts';
import { importRefused } from './import-refused.ts';
import { readScannerCsv } from './read-scanner-csv.ts';
import { readScannerJson } from './read-scanner-json.ts';
import type { ScannerList } from './scanner-record.ts';

/**
 * A scanner's list, by what is in the file and not by its name.
 * @throws AppError WEAKNESS_IMPORT_REFUSED
 */
export function readScannerList(bytes: Uint8Array): ScannerList {
  const text = textOf(bytes).trim();
  if (text === '') throw importRefused('It is empty.');
  if (text.startsWith('<')) throw importRefused('It is XML or a web page. Export the list as CSV, JSON or SARIF.');
  return /^[[{]/.test(text) ? readScannerJson(text) : readScannerCsv(text);
}

function textOf(bytes: Uint8Array): string {
  try {
    return decodeText(bytes).text.replace(/^\uFEFF/, '');
  } catch (error) {
    if (error instanceof NotText) throw importRefused('It is not text. Export the list as CSV, JSON or SARIF.');
    throw error;
  }
}
