import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type {
  downloadOrganisationExport as downloadOrganisationExportCall,
  exportOrganisation as exportOrganisationCall,
} from '@portal/contract/console/organisation.calls.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { exportOrganisationJob } from '../console.kinds.ts';
import {
  findExport,
  findExportToMake,
  insertExport,
  readRowsOf,
  readRowsOfPeople,
  saveExport,
} from './export-organisation.store.ts';
import { lockOrganisation } from './organisation.store.ts';

const LIFE_MS = 24 * 60 * 60_000;
const pack = promisify(gzip);

/** Has a file made with all that is kept of an organisation. */
export async function exportOrganisation(
  services: Services,
  caller: CallerOf<typeof exportOrganisationCall>,
  { orgId }: InputOf<typeof exportOrganisationCall>,
): Promise<AnswerOf<typeof exportOrganisationCall>> {
  const { database, clock, queue } = services;

  await requireFreshProof(services, caller);
  const now = clock.now();
  const exportId = randomUUID();
  await database.asSystem(async (tx) => {
    if ((await lockOrganisation(tx, orgId)) === undefined) throw new AppError('NOT_FOUND');
    const expiresAt = new Date(now.getTime() + LIFE_MS);
    await insertExport(tx, { exportId, orgId, requestedBy: caller.session.userId, requestedAt: now, expiresAt });
    await queue.enqueue(tx, exportOrganisationJob, { exportId });
    await auditCaller(tx, caller, now, {
      action: 'organisation.exported',
      subject: exportId,
      orgId,
      details: { service: true, staff: caller.session.email },
    });
  });
  return { success: true };
}

/** Makes the file. Done twice, the second run finds it made. */
export async function makeExport(
  { database, clock }: Services,
  { exportId }: z.output<typeof exportOrganisationJob.payload>,
): Promise<void> {
  const wanted = await database.onceAsSystem((tx) => findExportToMake(tx, exportId));
  if (wanted === undefined) return;
  const tables = await database.inOrg(wanted.org_id, readRowsOf);
  const ofPeople = await database.asSystem((tx) => readRowsOfPeople(tx, wanted.org_id));
  const content = { format: 1, madeAt: clock.now().toISOString(), tables: { ...tables, ...ofPeople } };
  const packed = await pack(JSON.stringify(content, null, 1));
  await database.onceAsSystem((tx) => saveExport(tx, exportId, packed, clock.now()));
}

export async function downloadOrganisationExport(
  { database, clock }: Services,
  caller: CallerOf<typeof downloadOrganisationExportCall>,
  { exportId }: InputOf<typeof downloadOrganisationExportCall>,
): Promise<AnswerOf<typeof downloadOrganisationExportCall>> {
  const now = clock.now();
  const file = await database.asSystem(async (tx) => {
    const row = await findExport(tx, exportId, now);
    if (row === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, {
      action: 'organisation.export-downloaded',
      subject: exportId,
      orgId: row.org_id,
      details: { service: true, staff: caller.session.email },
    });
    return row;
  });
  const day = file.requested_at.toISOString().slice(0, 10);
  return { fileName: `organization-${file.org_id.slice(0, 8)}-${day}.json.gz`, bytes: file.content };
}
