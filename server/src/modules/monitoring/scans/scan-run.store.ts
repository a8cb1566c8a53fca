import { randomUUID } from 'node:crypto';
import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import type { ScanTraces } from '@portal/domain/monitoring/scan-words/scan-traces.ts';
import type { IssueCounts } from '@portal/domain/monitoring/severity.ts';
import { sql } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import { storableJson } from './storable-json.ts';

/** A statement holds 65,535 parameters at most. */
const ROWS_AT_ONCE = 500;

/** Marks that a worker has taken the scan; a mark that is there already means that the last worker died on it. */
export async function markRunning(
  tx: OrgTransaction,
  scanId: string,
  losses: { lostLeases: number; progressAtLoss: number },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('scans')
    .set((column) => ({
      is_running: true,
      lost_leases: losses.lostLeases,
      progress_at_loss: losses.progressAtLoss,
      begun_at: column.fn.coalesce('begun_at', column.val(at)),
    }))
    .where('scan_id', '=', scanId)
    .execute();
}

/** Takes the mark off: the worker laid the scan down in order. */
export async function markLaidDown(tx: OrgTransaction, scanId: string): Promise<void> {
  await tx.updateTable('scans').set({ is_running: false }).where('scan_id', '=', scanId).execute();
}

/** Stores progress; false when the scan is not running any more, such as after a cancel. */
export async function saveProgress(
  tx: OrgTransaction,
  scanId: string,
  progress: { done: number; known: number; counts: IssueCounts },
): Promise<boolean> {
  const row = await tx
    .updateTable('scans')
    .set({ progress_done: progress.done, progress_known: progress.known, ...progress.counts })
    .where('scan_id', '=', scanId)
    .where('status', '=', 'started')
    .returning('scan_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores where the scan stands. */
export async function saveCheckpoint(
  tx: OrgTransaction,
  orgId: string,
  scanId: string,
  checkpoint: unknown,
  at: Date,
): Promise<void> {
  const values = { checkpoint: storableJson(checkpoint), saved_at: at };
  await tx
    .insertInto('scan_checkpoints')
    .values({ scan_id: scanId, org_id: orgId, ...values })
    .onConflict((conflict) => conflict.column('scan_id').doUpdateSet(values))
    .execute();
}

/** Keeps what the scanner wants to know when it scans the website again. */
export async function saveMemory(tx: OrgTransaction, websiteId: string, memory: unknown): Promise<void> {
  await tx
    .updateTable('websites')
    .set({ scanner_memory: storableJson(memory) })
    .where('website_id', '=', websiteId)
    .execute();
}

/** Ends a scan; false when it had ended before, and then nothing is stored. */
export async function endScan(
  tx: OrgTransaction,
  scanId: string,
  end: {
    status: 'completed' | 'failed';
    at: Date;
    counts?: IssueCounts;
    pages?: number;
    software?: readonly string[];
    notTested?: readonly unknown[];
    extent?: ScanExtent | undefined;
    traces?: ScanTraces;
    failureReason?: string;
    engine?: string;
    reference?: string | undefined;
  },
): Promise<boolean> {
  const row = await tx
    .updateTable('scans')
    .set({
      status: end.status,
      completed_at: end.at,
      is_running: false,
      failure_reason: end.failureReason ?? null,
      ...(end.engine === undefined ? {} : { engine: end.engine }),
      engine_reference: end.reference ?? null,
      ...end.counts,
      ...(end.pages === undefined ? {} : { pages: end.pages }),
      not_tested: JSON.stringify(end.notTested ?? []),
      extent: end.extent === undefined ? null : JSON.stringify(end.extent),
      software: JSON.stringify(end.software ?? []),
      ...(end.traces === undefined ? {} : { traces: storableJson(end.traces) }),
    })
    .where('scan_id', '=', scanId)
    .where('status', '=', 'started')
    .returning('scan_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteCheckpoint(tx: OrgTransaction, scanId: string): Promise<void> {
  await tx.deleteFrom('scan_checkpoints').where('scan_id', '=', scanId).execute();
}

export async function insertFindings(
  tx: OrgTransaction,
  orgId: string,
  scanId: string,
  findings: readonly Finding[],
): Promise<void> {
  const rows = findings.map((finding) => ({
    finding_id: randomUUID(),
    org_id: orgId,
    scan_id: scanId,
    fingerprint: finding.fingerprint,
    severity: finding.severity,
    check_id: finding.checkId,
    finding: storableJson(finding),
  }));
  for (let from = 0; from < rows.length; from += ROWS_AT_ONCE) {
    await tx
      .insertInto('scan_findings')
      .values(rows.slice(from, from + ROWS_AT_ONCE))
      .onConflict((conflict) => conflict.columns(['scan_id', 'fingerprint']).doNothing())
      .execute();
  }
}

/** Gives findings of a scan other fingerprints, by those that they have. */
export async function renameFindings(
  tx: AnyTransaction,
  scanId: string,
  names: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [from, to] of names) {
    await tx
      .updateTable('scan_findings')
      .set({
        fingerprint: to,
        finding: sql`jsonb_set(finding, '{fingerprint}', to_jsonb(${to}::text))`,
      })
      .where('scan_id', '=', scanId)
      .where('fingerprint', '=', from)
      .execute();
  }
}

/** A scan's findings, worst first. */
export async function listFindings(tx: AnyTransaction, scanId: string): Promise<Finding[]> {
  const rows = await tx.selectFrom('scan_findings').select('finding').where('scan_id', '=', scanId).execute();
  const order = { high: 0, medium: 1, low: 2, info: 3 };
  // Only the engine's own findings are stored, so their shape is known.
  const findings = rows.map((row) => row.finding as Finding);
  return findings.sort(
    (a, b) =>
      order[a.severity] - order[b.severity] ||
      a.checkId.localeCompare(b.checkId) ||
      a.fingerprint.localeCompare(b.fingerprint),
  );
}

export async function listFingerprints(tx: OrgTransaction, scanId: string): Promise<string[]> {
  const rows = await tx.selectFrom('scan_findings').select('fingerprint').where('scan_id', '=', scanId).execute();
  return rows.map((row) => row.fingerprint);
}

/** What the website was seen to run on by one scan; only names that the engine knows are stored. */
export async function listSoftware(tx: AnyTransaction, scanId: string): Promise<string[]> {
  const row = await tx.selectFrom('scans').select('software').where('scan_id', '=', scanId).executeTakeFirst();
  return (row?.software as string[] | undefined) ?? [];
}
