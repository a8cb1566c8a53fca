import type { ReportType } from '@portal/domain/monitoring/report-file-name.ts';
import { AppError } from '../../../call/app-error.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { askOutside } from './ask-outside.ts';
import { findEngineReference, findOutsideWebsite } from './outside-scans.store.ts';

/**
 * The outside engine's own PDF of a scan, where the operator wants it given out; null where the portal writes the report.
 * @throws AppError SCAN_SERVICE_UNAVAILABLE
 */
export async function readOutsideReport(
  { database, scanner }: Pick<MonitoringServices, 'database' | 'scanner'>,
  { orgId, websiteId, scanId, type }: { orgId: string; websiteId: string; scanId: string; type: ReportType },
): Promise<Buffer | null> {
  const report = scanner.outside?.report;
  if (report === undefined) return null;
  const { reference, website } = await database.inOrg(orgId, async (tx) => ({
    reference: await findEngineReference(tx, scanId),
    website: await findOutsideWebsite(tx, websiteId),
  }));
  if (reference === null || website === undefined) return null;
  const bytes = (await askOutside(() => report(website.scanner_memory, reference, type))) ?? null;
  // Whatever it is, it would be shown as a PDF.
  if (bytes !== null && !bytes.subarray(0, 5).equals(Buffer.from('%PDF-')))
    throw new AppError('SCAN_SERVICE_UNAVAILABLE');
  return bytes;
}
