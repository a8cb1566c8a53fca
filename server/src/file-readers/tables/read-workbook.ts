import type { Phrase } from '@portal/domain/texts/texts.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { type ArchiveFault, ArchiveRefused, unpackedParts } from '../../system/unpacked-parts.ts';
import { TableRefused } from './table-refused.ts';
import { refusals } from './tables.texts.ts';

const MEGABYTE = 1024 * 1024;
/** A list of ten thousand people unpacks to a few megabytes. */
const LIMITS = { mostParts: 1000, mostBytes: 40 * MEGABYTE };
/**
 * A sheet may claim cells anywhere, and a reader makes room for all before them. This look at its text gives honest people the reason; a
 * sheet that hides such a cell from it ends with the thread that reads it.
 */
const LAST_ROW = 20_000;
const LONGEST_COLUMN = 2;

const REASONS: Readonly<Record<ArchiveFault, Phrase>> = {
  broken: refusals.workbookUnreadable,
  encrypted: refusals.workbookUnreadable,
  'too-many-parts': refusals.workbookTooLarge,
  'too-large': refusals.workbookTooLarge,
};

export type Cell = string | number | boolean | Date | null;

/**
 * The rows of a workbook's first sheet. What it unpacks to is measured before anything reads it, because a small file may hold terabytes;
 * how many cells it claims is bounded by the memory of the thread that this runs in.
 * @throws TableRefused
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly Cell[])[]> {
  await requireHarmless(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  // Loaded for a sound workbook alone: it is most of what the thread of a file would load.
  const { default: readXlsxFile } = await import('read-excel-file/node');
  try {
    const [sheet] = await readXlsxFile(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length));
    return (sheet?.data ?? []) as readonly (readonly Cell[])[];
  } catch {
    throw new TableRefused(unsaid(refusals.workbookUnreadable));
  }
}

async function requireHarmless(workbook: Buffer): Promise<void> {
  try {
    for await (const { name, bytes } of unpackedParts(workbook, LIMITS)) {
      if (/vbaProject\.bin$/i.test(name)) throw new TableRefused(unsaid(refusals.workbookMacros));
      if (/^xl\/worksheets\/[^/]+\.xml$/i.test(name)) requireBounded(bytes.toString('utf8'));
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw new TableRefused({ phrase: REASONS[error.fault] });
    throw error;
  }
}

function requireBounded(sheet: string): void {
  for (const [, column = '', row = ''] of sheet.matchAll(/\sr="([A-Z]*)(\d+)"/g))
    if (column.length > LONGEST_COLUMN || Number(row) > LAST_ROW)
      throw new TableRefused(unsaid(refusals.workbookFarCells));
}
