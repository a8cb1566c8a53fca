import type { UploadedFile } from '@portal/contract/call.ts';
import { fileReader } from '../../../file-readers/file-reader.ts';
import type { FileReaders } from '../../../file-readers/file-readers.ts';
import { attachmentRefused } from './attachment-refused.ts';
import type { checkAttachment } from './check-attachment.ts';

const ATTACHMENT = fileReader<typeof checkAttachment>(
  new URL('./check-attachment.ts', import.meta.url),
  'checkAttachment',
  attachmentRefused,
);

/**
 * Looks at an attachment in a thread of its own.
 * @param owner whose file it is, see `FileReaders`
 * @throws AppError HELP_FILE_REFUSED, READERS_BUSY
 */
export async function readAttachment(readers: FileReaders, owner: string, file: UploadedFile) {
  const { sha256, ...checked } = await readers.read(ATTACHMENT, owner, file);
  // What leaves a thread is no Buffer any more.
  return { ...checked, sha256: Buffer.from(sha256) };
}
