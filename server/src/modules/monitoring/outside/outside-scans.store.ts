import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import type { OrgTransaction } from '../../../database/database.ts';

/** What the scanner left of a website's scans, and the ids that those have at the outside engine; undefined without the website. */
export async function findOutsideWebsite(tx: OrgTransaction, websiteId: string) {
  const website = await tx
    .selectFrom('websites')
    .select(['scanner_memory', 'scan_level'])
    .where('website_id', '=', websiteId)
    .executeTakeFirst();
  if (website === undefined) return undefined;
  const rows = await tx
    .selectFrom('scans')
    .select('engine_reference')
    .where('website_id', '=', websiteId)
    .where('engine_reference', 'is not', null)
    .execute();
  return { ...website, references: new Set(rows.map((row) => String(row.engine_reference))) };
}

/** What the scan is called at the outside engine; null for one that the portal did itself. */
export async function findEngineReference(tx: OrgTransaction, scanId: string): Promise<string | null> {
  const scan = await tx.selectFrom('scans').select('engine_reference').where('scan_id', '=', scanId).executeTakeFirst();
  return scan?.engine_reference ?? null;
}

type EndedScan = {
  readonly scanId: string;
  readonly orgId: string;
  readonly websiteId: string;
  readonly scanLevel: string;
  readonly status: 'completed' | 'failed';
  readonly startedAt: Date;
  readonly completedAt: Date;
  readonly counts: IssueCounts;
  readonly pages: number;
  readonly failureReason: string | null;
  readonly engine: string;
  readonly reference: string;
};

/** Adds a scan that ended at the outside engine; false when it is there already. */
export async function insertEndedScan(tx: OrgTransaction, scan: EndedScan): Promise<boolean> {
  const row = await tx
    .insertInto('scans')
    .values({
      scan_id: scan.scanId,
      org_id: scan.orgId,
      website_id: scan.websiteId,
      scan_level: scan.scanLevel,
      status: scan.status,
      started_at: scan.startedAt,
      completed_at: scan.completedAt,
      ...scan.counts,
      pages: scan.pages,
      failure_reason: scan.failureReason,
      engine: scan.engine,
      engine_reference: scan.reference,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('scan_id')
    .executeTakeFirst();
  return row !== undefined;
}
