import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import { FileRefused } from './file-refused.ts';

const MEGABYTE = 1024 * 1024;
const MOST_ENTRIES = 1000;
const MOST_BYTES = 60 * MEGABYTE;
/** Of one part in XML, which is read into memory as a tree. */
const MOST_XML_BYTES = 8 * MEGABYTE;
/** How documents of old versions of Word, and those with a password, begin ([MS-CFB], section 2.2). */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const BROKEN = 'It is no Word document, or it is damaged.';

/**
 * Looks at a Word document before anything reads it: every part is unpacked and counted, because what an archive says of itself may be wrong.
 * @throws {FileRefused} for what is no .docx, is encrypted, holds macros, or unpacks to more than a document ever does
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE))
    throw new FileRefused('It has a password, or was made by an old version of Word. Save it as .docx without one.');
  const names = new Set<string>();
  let total = 0;
  try {
    const archive = await fromBufferPromise(bytes);
    if (archive.entryCount > MOST_ENTRIES) throw new FileRefused('It has too many parts.');
    for await (const entry of archive.eachEntry()) {
      requireHarmless(entry, names);
      names.add(entry.fileName);
      const limit = /\.(?:xml|rels)$/i.test(entry.fileName) ? MOST_XML_BYTES : MOST_BYTES;
      total += await unpackedSize(archive, entry, Math.min(limit, MOST_BYTES - total));
    }
  } catch (error) {
    if (error instanceof FileRefused) throw error;
    throw new FileRefused(BROKEN, { cause: error });
  }
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml')) throw new FileRefused(BROKEN);
}

function requireHarmless(entry: Entry, names: ReadonlySet<string>): void {
  if (entry.isEncrypted()) throw new FileRefused('It has a password. Save it without one.');
  if (/vbaProject|vbaData|activeX|\.(?:exe|dll)$/i.test(entry.fileName))
    throw new FileRefused('It holds macros or other programs. Save it as a plain .docx.');
  // Programs do not agree on which of two parts of the same name counts.
  if (names.has(entry.fileName)) throw new FileRefused(BROKEN);
}

async function unpackedSize(archive: ZipFile, entry: Entry, limit: number): Promise<number> {
  let size = 0;
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    size += (chunk as Buffer).length;
    if (size > limit) throw new FileRefused('It unpacks to more than a document ever holds.');
  }
  return size;
}
