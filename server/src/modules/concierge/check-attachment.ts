import { createHash } from 'node:crypto';
import type { UploadedFile } from '@portal/contract/call.ts';
import { type AttachmentForm, attachmentForm, attachmentName } from '@portal/domain/concierge/attachment.ts';
import { AppError } from '../../http/app-error.ts';
import { type ArchiveFault, ArchiveRefused, unpackedParts } from '../../system/unpacked-parts.ts';

const MEGABYTE = 1024 * 1024;
const LIMITS = { mostParts: 2000, mostBytes: 60 * MEGABYTE };

const REASONS: Readonly<Record<ArchiveFault, string>> = {
  broken: 'It is not what its name says, or it is damaged.',
  encrypted: 'It has a password. Save it without one.',
  'too-many-parts': 'It has too many parts.',
  'too-large': 'It unpacks to more than a document ever holds.',
};

/** A file that may be kept. */
export type CheckedFile = {
  readonly fileName: string;
  readonly bytes: Uint8Array;
  readonly size: number;
  readonly sha256: Buffer;
};

/**
 * Looks at what somebody attaches: by its bytes, because a name says nothing (ASVS 5.0, 5.2.2).
 * @throws AppError HELP_FILE_REFUSED for what is not of the kinds that are taken, holds macros, or is not what its name says
 */
export async function checkAttachment({ fileName, bytes }: UploadedFile): Promise<CheckedFile> {
  const name = attachmentName(fileName);
  const known = attachmentForm(name, bytes);
  if ('fault' in known) throw refused(known.fault);
  await CHECKS[known.form](bytes);
  const sha256 = createHash('sha256').update(bytes).digest();
  return { fileName: name, bytes, size: bytes.length, sha256 };
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
  if (!isUtf16 && bytes.includes(0)) throw refused('It is no text.');
}

async function requireDocument(bytes: Uint8Array): Promise<void> {
  let isDocument = false;
  try {
    for await (const { name } of unpackedParts(Buffer.from(bytes), LIMITS)) {
      if (/vbaProject|vbaData|activeX|\.(?:exe|dll|js|vbs)$/i.test(name))
        throw refused('It holds macros or other programs. Save it without them.');
      isDocument ||= name === '[Content_Types].xml';
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw refused(REASONS[error.fault]);
    throw error;
  }
  if (!isDocument) throw refused(REASONS.broken);
}

const refused = (reason: string) => new AppError('HELP_FILE_REFUSED', { field: 'file', values: { reason } });
