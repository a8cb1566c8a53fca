import type { FirmFile, FirmToExport } from '../../../firm-files.ts';
import type { Services } from '../../../services.ts';
import { filePath } from './file-path.ts';
import { listAllRegisterFiles } from './register-files.store.ts';

/** What a firm has added to its records as evidence. */
export async function* registerFiles({ database, files }: Services, { orgId }: FirmToExport): AsyncGenerator<FirmFile> {
  for (const row of await database.inOrg(orgId, listAllRegisterFiles))
    yield {
      folder: 'registers',
      name: `${row.register} ${row.file_name}`,
      read: () => files.get(filePath(orgId, row.file_id)),
    };
}
