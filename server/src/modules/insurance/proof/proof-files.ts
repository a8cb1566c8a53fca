import type { FirmFile, FirmToExport } from '../../../firm-files.ts';
import type { Services } from '../../../services.ts';
import { proofPath } from './keep-proof.ts';
import { listProofFiles } from './proof-files.store.ts';

/** What proves the lines of a firm's readiness sheet. */
export async function* proofFiles({ database, files }: Services, { orgId }: FirmToExport): AsyncGenerator<FirmFile> {
  for (const { file_id: fileId, file_name: name } of await database.inOrg(orgId, listProofFiles))
    yield { folder: 'insurance', name, read: () => files.get(proofPath(orgId, fileId)) };
}
