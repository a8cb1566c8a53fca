import type { FirmFile, FirmToExport } from '../../firm-files.ts';
import type { Services } from '../../services.ts';
import { listKeptPacks, readContent } from './packs.store.ts';

/** The proof packs whose files are still there. */
export async function* packFiles({ database }: Services, { orgId }: FirmToExport): AsyncGenerator<FirmFile> {
  for (const { pack_id: packId, file_name: name } of await database.inOrg(orgId, listKeptPacks))
    yield { folder: 'proof-packs', name, read: () => database.inOrg(orgId, (tx) => readContent(tx, packId)) };
}
