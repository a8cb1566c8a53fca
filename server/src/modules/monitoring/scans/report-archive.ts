import type { Database } from '../../../database/database.ts';
import type { FilesPort } from '../../../providers/files/files-port.ts';
import { findScansThatExist } from './scans.store.ts';

const REPORT = /^[\da-f-]{36}\/reports\/([\da-f-]{36})-(?:owasp|pci)\.pdf$/;
const SCANS_AT_ONCE = 500;

/** The reports as they were last given out, one a scan and kind, among the files of the organisation. */
export type ReportArchive = {
  /** Keeps a report in place of the one before; when that fails the report is given out all the same. */
  keep(orgId: string, scanId: string, type: 'owasp' | 'pci', bytes: Uint8Array): Promise<void>;
  /** Removes reports of scans that are gone, with their website or their organisation. */
  clear(): Promise<void>;
};

/** Where a report is kept. */
export const reportPath = (orgId: string, scanId: string, type: 'owasp' | 'pci') =>
  `${orgId}/reports/${scanId}-${type}.pdf`;

/** The archive on the portal's files; `onError` hears why a report could not be kept. */
export function createReportArchive(
  files: FilesPort,
  database: Database,
  onError: (error: unknown) => void,
): ReportArchive {
  const clearGroup = async (paths: readonly string[]) => {
    const scanIds = paths.map((path) => REPORT.exec(path)?.[1] ?? '');
    const existing = new Set(await database.onceAsSystem((tx) => findScansThatExist(tx, [...new Set(scanIds)])));
    for (const [index, path] of paths.entries()) {
      if (!existing.has(scanIds[index] ?? '')) await files.remove(path);
    }
  };
  return {
    async keep(orgId, scanId, type, bytes) {
      try {
        await files.put(reportPath(orgId, scanId, type), bytes);
      } catch (error) {
        onError(error);
      }
    },
    async clear() {
      const group: string[] = [];
      for await (const path of files.list()) {
        if (REPORT.test(path)) group.push(path);
        if (group.length === SCANS_AT_ONCE) await clearGroup(group.splice(0));
      }
      if (group.length > 0) await clearGroup(group);
    },
  };
}
