import { createHash } from 'node:crypto';
import type { UploadedFile } from '@portal/contract/call.ts';
import { type AttachmentForm, attachmentForm, attachmentName } from '@portal/domain/concierge/attachment.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { type ArchiveFault, ArchiveRefused, unpackedParts } from '../../../system/unpacked-parts.ts';
import { attachmentRefusals as refusals } from '../concierge.texts.ts';
import { attachmentRefused } from './attachment-refused.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { mostParts: 2000, mostBytes: 60 * MEGABYTE };

const REASONS: Readonly<Record<ArchiveFault, Phrase>> = {
  broken: refusals.broken,
  encrypted: refusals.password,
  'too-many-parts': refusals.tooManyParts,
  'too-large': refusals.tooLarge,
};

/** A file that may be kept. */
type CheckedFile = {
  readonly fileName: string;
  readonly size: number;
  readonly sha256: Uint8Array;
  readonly bytes: Uint8Array;
};

/**
 * Looks at what somebody attaches: by its bytes, because a name says nothing (ASVS 5.0, 5.2.2). Runs in a thread of its own, see
 * `attachment-reader.ts`.
 * @throws AppError HELP_FILE_REFUSED for what is not of the kinds that are taken, holds macros, or is not what its name says
 */
export async function checkAttachment({ fileName, bytes }: UploadedFile): Promise<CheckedFile> {
  const name = attachmentName(fileName);
  const known = attachmentForm(name, bytes);
  if ('fault' in known) throw attachmentRefused(known.fault);
  await CHECKS[known.form](bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { fileName: name, size: bytes.length, sha256, bytes };
}

const CHECKS: Readonly<Record<AttachmentForm, (bytes: Uint8Array) => void | Promise<void>>> = {
  signed: () => undefined,
  text: requireText,
  office: requireDocument,
};

/** Programs and pictures have zeros; texts have none, whatever their encoding, but for UTF-16 with its mark. */
function requireText(bytes: Uint8Array): void {
  const [first, second] = bytes;
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isUtf16 && bytes.includes(0)) throw attachmentRefused(unsaid(refusals.notText));
}

async function requireDocument(bytes: Uint8Array): Promise<void> {
  let isDocument = false;
  try {
    for await (const { name } of unpackedParts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), LIMITS)) {
      if (/vbaProject|vbaData|activeX|\.(?:exe|dll|js|vbs)$/i.test(name))
        throw attachmentRefused(unsaid(refusals.programs));
      isDocument ||= name === '[Content_Types].xml';
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw attachmentRefused({ phrase: REASONS[error.fault] });
    throw error;
  }
  if (!isDocument) throw attachmentRefused({ phrase: REASONS.broken });
}
