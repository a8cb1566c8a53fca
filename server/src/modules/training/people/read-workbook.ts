import { type ArchiveFault, ArchiveRefused, unpackedParts } from '../../../system/unpacked-parts.ts';
import { fileRefused } from './file-refused.ts';

const MEGABYTE = 1024 * 1024;
/** A list of ten thousand people unpacks to a few megabytes. */
const LIMITS = { mostParts: 1000, mostBytes: 40 * MEGABYTE };
/**
 * A sheet may claim cells anywhere, and a reader makes room for all before them. This look at its text gives honest people the reason; a
 * sheet that hides such a cell from it ends with the thread that reads it.
 */
const LAST_ROW = 20_000;
const LONGEST_COLUMN = 2;

const TOO_LARGE = 'This workbook unpacks to far more than a list of people needs.';
const UNREADABLE = 'This workbook cannot be read. Open it and save it as .xlsx again, or save it as CSV.';
const REASONS: Readonly<Record<ArchiveFault, string>> = {
  broken: UNREADABLE,
  encrypted: UNREADABLE,
  'too-many-parts': TOO_LARGE,
  'too-large': TOO_LARGE,
};

export type Cell = string | number | boolean | Date | null;

/**
 * The rows of a workbook's first sheet. What it unpacks to is measured before anything reads it, because a small file may hold terabytes;
 * how many cells it claims is bounded by the memory of the thread that this runs in.
 * @throws AppError TRAINEE_FILE_REFUSED
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly Cell[])[]> {
  await requireHarmless(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  // Loaded for a sound workbook alone: it is most of what the thread of a file would load.
  const { default: readXlsxFile } = await import('read-excel-file/node');
  try {
    const [sheet] = await readXlsxFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return (sheet?.data ?? []) as readonly (readonly Cell[])[];
  } catch {
    throw fileRefused(UNREADABLE);
  }
}

async function requireHarmless(workbook: Buffer): Promise<void> {
  try {
    for await (const { name, bytes } of unpackedParts(workbook, LIMITS)) {
      if (/vbaProject\.bin$/i.test(name))
        throw fileRefused('This workbook contains macros. Save it as a workbook without macros (.xlsx), or as CSV.');
      if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) requireBounded(bytes.toString('utf8'));
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw fileRefused(REASONS[error.fault]);
    throw error;
  }
}

function requireBounded(sheet: string): void {
  for (const [, column = '', row = ''] of sheet.matchAll(/\sr="([A-Z]*)(\d+)"/g))
    if (column.length > LONGEST_COLUMN || Number(row) > LAST_ROW)
      throw fileRefused('This workbook has cells far below or next to its list. Delete them, or save it as CSV.');
}
