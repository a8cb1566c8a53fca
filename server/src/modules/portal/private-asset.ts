import type { getPrivateAsset } from '@portal/contract/portal/files.calls.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import { fileTypeOf } from '@portal/domain/portal/file-type.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { type FilesPort, isFilePath } from '../../providers/files/files-port.ts';

/** Gives a member a stored file of the own organisation; a path of another one is answered as if there were nothing. */
export function createGetPrivateAsset(files: FilesPort): Handler<typeof getPrivateAsset> {
  return async ({ session }, { filePath, desiredFileName = '' }) => {
    if (!isFilePath(filePath) || !filePath.startsWith(`${session.orgId}/`)) throw new AppError('NOT_FOUND');
    const bytes = await files.get(filePath);
    if (bytes === null) throw new AppError('NOT_FOUND');
    const storedName = filePath.slice(filePath.lastIndexOf('/') + 1);
    return { fileName: downloadName(desiredFileName, storedName), bytes, type: fileTypeOf(filePath) };
  };
}
