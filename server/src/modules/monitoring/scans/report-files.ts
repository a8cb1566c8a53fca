import type { FirmFile, FirmToExport } from '../../../firm-files.ts';
import type { Services } from '../../../services.ts';
import { reportPath } from './report-archive.ts';
import { listReportedScans } from './report-files.store.ts';

const TYPES = ['owasp', 'pci'] as const;

/** The reports of scans as they were last given out. */
export async function* reportFiles({ database, files }: Services, { orgId }: FirmToExport): AsyncGenerator<FirmFile> {
  for (const { scan_id: scanId, name, completed_at: completedAt } of await database.inOrg(orgId, listReportedScans))
    for (const type of TYPES)
      yield {
        folder: 'websites',
        name: `${name} ${completedAt?.toISOString().slice(0, 10) ?? ''} ${type}.pdf`,
        read: () => files.get(reportPath(orgId, scanId, type)),
      };
}
