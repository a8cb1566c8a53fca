import type { Phrase } from '@portal/domain/texts/texts.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { type ArchiveFault, ArchiveRefused, unpackedParts } from '../../../system/unpacked-parts.ts';
import { fileRefused } from './file-refused.ts';
import { refusals } from './import.texts.ts';

const MEGABYTE = 1024 * 1024;
/** Parts in XML are read into memory as trees. */
const MAX_XML_BYTES = 8 * MEGABYTE;
const MAX_BYTES = 60 * MEGABYTE;
const LIMITS = {
  mostParts: 1000,
  mostBytes: MAX_BYTES,
  mostBytesOf: (name: string) => (/\.(?:xml|rels)$/i.test(name) ? MAX_XML_BYTES : MAX_BYTES),
};
/** How documents of old versions of Word, and those with a password, begin ([MS-CFB], section 2.2). */
const COMPOUND_FILE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

const REASONS: Readonly<Record<ArchiveFault, Phrase>> = {
  broken: refusals.notWord,
  encrypted: refusals.password,
  'too-many-parts': refusals.tooManyParts,
  'too-large': refusals.tooLarge,
};

/**
 * Looks at a Word document before anything reads it.
 * @throws AppError POLICY_FILE_REFUSED for what is no .docx, is encrypted, holds macros, or unpacks to more than a document ever does
 */
export async function checkDocx(bytes: Buffer): Promise<void> {
  if (bytes.subarray(0, COMPOUND_FILE.length).equals(COMPOUND_FILE)) throw fileRefused(unsaid(refusals.passwordOrOld));
  const names = new Set<string>();
  try {
    for await (const { name } of unpackedParts(bytes, LIMITS)) {
      if (/vbaProject|vbaData|activeX|\.(?:exe|dll)$/i.test(name)) throw fileRefused(unsaid(refusals.programs));
      names.add(name);
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw fileRefused({ phrase: REASONS[error.fault] });
    throw error;
  }
  if (!names.has('[Content_Types].xml') || !names.has('word/document.xml'))
    throw fileRefused({ phrase: REASONS.broken });
}
