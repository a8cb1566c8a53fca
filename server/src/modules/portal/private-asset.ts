import type { getPrivateAsset as getCall } from '@portal/contract/portal/files.calls.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import { fileTypeOf } from '@portal/domain/portal/file-type.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { isFilePath } from '../../providers/files/files-port.ts';
import type { Services } from '../../services.ts';

/** Gives a member a stored file of the own organisation; a path of another one is answered as if there were nothing. */
export async function getPrivateAsset(
  { files }: Services,
  { session }: CallerOf<typeof getCall>,
  { filePath, desiredFileName = '' }: InputOf<typeof getCall>,
): Promise<AnswerOf<typeof getCall>> {
  if (!isFilePath(filePath) || !filePath.startsWith(`${session.orgId}/`)) throw new AppError('NOT_FOUND');
  const bytes = await files.get(filePath);
  if (bytes === null) throw new AppError('NOT_FOUND');
  const storedName = filePath.slice(filePath.lastIndexOf('/') + 1);
  return { fileName: downloadName(desiredFileName, storedName), bytes, type: fileTypeOf(filePath) };
}
