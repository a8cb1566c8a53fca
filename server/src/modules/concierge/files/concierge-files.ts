import type { FirmFile, FirmToExport } from '../../../firm-files.ts';
import type { Services } from '../../../services.ts';
import { listShownFiles } from './kept-files.store.ts';
import { keptPath } from './kept-files.ts';

/** The files of requests for help, and of weaknesses that the firm has been told of. */
export async function* conciergeFiles(
  { database, files }: Services,
  { orgId }: FirmToExport,
): AsyncGenerator<FirmFile> {
  for (const { file_id: fileId, file_name: name } of await database.inOrg(orgId, listShownFiles))
    yield { folder: 'concierge', name, read: () => files.get(keptPath(orgId, fileId)) };
}
