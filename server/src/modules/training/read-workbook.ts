import readXlsxFile from 'read-excel-file/node';
import { type Entry, fromBuffer, type ZipFile } from 'yauzl';
import { fileRefused } from './file-refused.ts';

const MEGABYTE = 1024 * 1024;
/** A list of ten thousand people unpacks to a few megabytes. */
const MOST_UNPACKED_BYTES = 40 * MEGABYTE;
const MOST_PARTS = 1000;
/** A sheet may claim cells anywhere, and a reader makes room for all before them. */
const LAST_ROW = 20_000;
const LONGEST_COLUMN = 2;

const TOO_LARGE = 'This workbook unpacks to far more than a list of people needs.';
const UNREADABLE = 'This workbook cannot be read. Open it and save it as .xlsx once more, or save it as CSV.';

export type Cell = string | number | boolean | Date | null;

/**
 * The rows of a workbook's first sheet. What it unpacks to is measured before anything reads it, because a small file may hold terabytes.
 * @throws AppError TRAINEE_FILE_REFUSED
 */
export async function readWorkbook(bytes: Uint8Array): Promise<readonly (readonly Cell[])[]> {
  await requireHarmless(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
  try {
    const [sheet] = await readXlsxFile(Buffer.from(bytes));
    return (sheet?.data ?? []) as readonly (readonly Cell[])[];
  } catch {
    throw fileRefused(UNREADABLE);
  }
}

async function requireHarmless(buffer: Buffer): Promise<void> {
  const zip = await openZip(buffer);
  let unpacked = 0;
  let parts = 0;
  try {
    for await (const entry of entriesOf(zip)) {
      parts += 1;
      if (/vbaProject\.bin$/i.test(entry.fileName))
        throw fileRefused('This workbook holds macros. Save it as a workbook without macros (.xlsx), or as CSV.');
      const isSheet = /^xl\/worksheets\/[^/]+\.xml$/i.test(entry.fileName);
      const part = await readPart(zip, entry, MOST_UNPACKED_BYTES - unpacked, isSheet);
      unpacked += part.length;
      if (parts > MOST_PARTS) throw fileRefused(TOO_LARGE);
      if (isSheet) requireBounded(part.text);
    }
  } finally {
    zip.close();
  }
}

function requireBounded(sheet: string): void {
  for (const [, column = '', row = ''] of sheet.matchAll(/\sr="([A-Z]*)(\d+)"/g))
    if (column.length > LONGEST_COLUMN || Number(row) > LAST_ROW)
      throw fileRefused('This workbook has cells far below or beside its list. Delete them, or save it as CSV.');
}

function openZip(buffer: Buffer): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    fromBuffer(buffer, { lazyEntries: true, autoClose: false, validateEntrySizes: true }, (error, zip) => {
      if (error === null) resolve(zip);
      else reject(fileRefused(UNREADABLE));
    });
  });
}

async function* entriesOf(zip: ZipFile): AsyncGenerator<Entry> {
  for (;;) {
    const entry = await new Promise<Entry | null>((resolve, reject) => {
      const settle = (act: () => void) => {
        zip.removeAllListeners();
        act();
      };
      zip.once('entry', (one: Entry) => settle(() => resolve(one)));
      zip.once('end', () => settle(() => resolve(null)));
      zip.once('error', () => settle(() => reject(fileRefused(UNREADABLE))));
      zip.readEntry();
    });
    if (entry === null) return;
    yield entry;
  }
}

/** Unpacks a part as far as it may go; its real length, whatever the file claims, and its text where that is looked at. */
function readPart(
  zip: ZipFile,
  entry: Entry,
  mostBytes: number,
  keepsText: boolean,
): Promise<{ length: number; text: string }> {
  if (entry.uncompressedSize > mostBytes) return Promise.reject(fileRefused(TOO_LARGE));
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (opening, stream) => {
      if (opening !== null) return reject(fileRefused(UNREADABLE));
      const kept: Buffer[] = [];
      let length = 0;
      stream.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (keepsText) kept.push(chunk);
        if (length > mostBytes) stream.destroy(fileRefused(TOO_LARGE));
      });
      stream.once('error', (error) => reject(length > mostBytes ? error : fileRefused(UNREADABLE)));
      stream.once('end', () => resolve({ length, text: Buffer.concat(kept).toString('utf8') }));
    });
  });
}
