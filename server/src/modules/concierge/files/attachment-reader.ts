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
 * Looks at an attachment in a thread of its own. Answers what is known of it, and apart from that its bytes, which the thread took over.
 * @param owner whose file it is, see `FileReaders`
 * @throws AppError HELP_FILE_REFUSED, READERS_BUSY
 */
export async function readAttachment(readers: FileReaders, owner: string, file: UploadedFile) {
  const { sha256, bytes, ...checked } = await readers.read(ATTACHMENT, owner, file);
  // What leaves a thread is no Buffer any more.
  return { bytes, checked: { ...checked, sha256: Buffer.from(sha256) } };
}
