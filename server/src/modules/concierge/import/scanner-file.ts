import type { UploadedFile } from '@portal/contract/call.ts';
import { type ImportedWeakness, importedWeaknesses } from './imported-weaknesses.ts';
import { readScannerList } from './read-scanner-list.ts';
import type { ScannerFormat } from './scanner-record.ts';

/** What a scanner's file amounts to. */
export type ScannerFile = { readonly format: ScannerFormat; readonly rows: readonly ImportedWeakness[] };

/**
 * Reads a scanner's file to the weaknesses in it; runs in a thread of its own.
 * @throws AppError WEAKNESS_IMPORT_REFUSED
 */
export function readScannerFile({ bytes }: UploadedFile): ScannerFile {
  const list = readScannerList(bytes);
  // The text of a row with a problem is shown nowhere, and may be long.
  const rows = importedWeaknesses(list).map((row) => (row.problem === '' ? row : { ...row, body: '' }));
  return { format: list.format, rows };
}
