import { isFactKey } from '@portal/domain/facts/facts.ts';
import { readMarkdown } from '../../../documents/read-markdown.ts';
import type { listFilesOfWeakness } from './weakness-files.store.ts';
import type { findStaffWeakness, listWeaknessReaders, StaffWeaknessRow } from './weaknesses.store.ts';

type FoundWeakness = NonNullable<Awaited<ReturnType<typeof findStaffWeakness>>>;

/** A weakness in the console's list. */
export const toStaffRow = (row: StaffWeaknessRow) => ({
  weaknessId: row.weakness_id,
  orgId: row.org_id,
  companyName: row.company_name,
  title: row.title,
  severity: row.severity,
  status: row.status,
  state: row.state,
  reportedOn: row.reported_on,
  statusUpdatedOn: row.status_updated_at?.toISOString() ?? null,
  publishedAt: row.published_at?.toISOString() ?? null,
  source: row.source,
  readBy: row.read_by,
  people: row.people,
  version: row.version,
});

/** A weakness as its editor begins with it. */
export async function toStaffWeakness(
  row: FoundWeakness,
  files: Awaited<ReturnType<typeof listFilesOfWeakness>>,
  readers: Awaited<ReturnType<typeof listWeaknessReaders>>,
) {
  return {
    ...toStaffRow(row),
    body: row.body,
    text: await readMarkdown(row.body),
    cvssScore: row.cvss_score === null ? null : Number(row.cvss_score),
    cvssVector: row.cvss_vector,
    fact: row.fact_key !== null && isFactKey(row.fact_key) ? row.fact_key : null,
    statusNote: row.status_note,
    withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
    createdBy: row.created_by_name,
    files: files.map((file) => ({ fileId: file.file_id, fileName: file.file_name, size: file.size })),
    readers,
  };
}
