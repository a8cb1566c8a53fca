import type {
  readScanDescription as readCall,
  removeScanDescription as removeCall,
  saveScanDescription as saveCall,
} from '@portal/contract/monitoring/scan-description.calls.ts';
import { describedOperation, leftOperation } from '@portal/contract/monitoring/scan-description.schemas.ts';
import { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { requireWebsite } from '../websites/require-website.ts';
import { DESCRIPTION_READER } from './description-reader.ts';
import { deleteDescription, findDescription, saveDescription } from './descriptions.store.ts';

async function view({ scanner }: MonitoringServices, tx: OrgTransaction, websiteId: string) {
  const row = await findDescription(tx, websiteId);
  const isAvailable = scanner.name === 'builtin';
  if (row === undefined) return { isAvailable, description: null };
  const operations = z
    .array(z.object({ method: describedOperation.shape.method, url: z.string() }))
    .parse(row.operations);
  return {
    isAvailable,
    description: {
      format: row.format,
      fileName: row.file_name,
      saved: { by: row.saved_by, at: row.saved_at.toISOString() },
      operations: operations.map(({ method, url }) => ({ method, path: new URL(url).pathname })),
      left: z.array(leftOperation).parse(row.left_out),
    },
  };
}

/** Tells what was understood of the description of a website's interface. */
export async function readScanDescription(
  services: MonitoringServices,
  { session }: CallerOf<typeof readCall>,
  { targetId }: InputOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const data = await services.database.inOrg(session.orgId, async (tx) => {
    await requireWebsite(tx, targetId);
    return view(services, tx, targetId);
  });
  return { success: true, data };
}

/**
 * Keeps what a description says, in place of the one before; its text is not kept.
 * @throws AppError NOT_FOUND, DESCRIPTION_NOT_AVAILABLE, DESCRIPTION_UNREADABLE with the line, DESCRIPTION_UNKNOWN, DESCRIPTION_EMPTY, DESCRIPTION_TOO_COSTLY
 */
export async function saveScanDescription(
  services: MonitoringServices,
  caller: CallerOf<typeof saveCall>,
  { targetId, file }: InputOf<typeof saveCall>,
): Promise<AnswerOf<typeof saveCall>> {
  const { database, clock, fileReaders, scanner } = services;
  const { orgId, email } = caller.session;
  const { url } = await database.onceInOrg(orgId, (tx) => requireWebsite(tx, targetId));
  if (scanner.name !== 'builtin') throw new AppError('DESCRIPTION_NOT_AVAILABLE');
  const read = await fileReaders.read(DESCRIPTION_READER, orgId, file.bytes, url);
  if ('problem' in read) throw problemOf(read);
  const at = clock.now();
  const data = await database.inOrg(orgId, async (tx) => {
    await requireWebsite(tx, targetId);
    const { format, operations, left } = read;
    await saveDescription(tx, {
      ...{ websiteId: targetId, orgId, format, operations, left, by: email, at },
      fileName: file.fileName,
    });
    const details = { format, operations: operations.length };
    await auditWebsite(tx, caller, at, { action: 'website.description-saved', targetId, details });
    return view(services, tx, targetId);
  });
  return { success: true, data };
}

function problemOf({ problem, line }: { problem: 'UNREADABLE' | 'UNKNOWN' | 'EMPTY'; line: number }): AppError {
  if (problem === 'UNREADABLE') return new AppError('DESCRIPTION_UNREADABLE', { field: 'file', values: { line } });
  return new AppError(problem === 'EMPTY' ? 'DESCRIPTION_EMPTY' : 'DESCRIPTION_UNKNOWN', { field: 'file' });
}

/** Forgets the description; scans try what they find themselves. */
export async function removeScanDescription(
  services: MonitoringServices,
  caller: CallerOf<typeof removeCall>,
  { targetId }: InputOf<typeof removeCall>,
): Promise<AnswerOf<typeof removeCall>> {
  const data = await services.database.inOrg(caller.session.orgId, async (tx) => {
    await requireWebsite(tx, targetId);
    if (await deleteDescription(tx, targetId))
      await auditWebsite(tx, caller, services.clock.now(), { action: 'website.description-removed', targetId });
    return view(services, tx, targetId);
  });
  return { success: true, data };
}
