import type { scanFindings } from '@portal/contract/monitoring/monitoring.calls.ts';
import { executiveSummary } from '@portal/domain/monitoring/executive-summary.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { checkTexts } from '../../documents/check-texts.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { readableFinding } from './finding-texts.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { listFindings, listFingerprints } from './scan-run.store.ts';
import { findPreviousScan, findScan } from './scans.store.ts';

/** A finished scan's findings with their texts, and what they amount to in plain words. */
export function createScanFindings({ database }: MonitoringServices): Handler<typeof scanFindings> {
  return async ({ session }, { scanId }) => {
    const { scan, findings, earlier } = await database.inOrg(session.orgId, async (tx) => {
      const found = await findScan(tx, scanId);
      if (found === undefined || found.status !== 'completed') throw new AppError('NOT_FOUND');
      const previous = await findPreviousScan(tx, found.website_id, found.started_at);
      return {
        scan: found,
        findings: await listFindings(tx, scanId),
        earlier: previous === undefined ? null : new Set(await listFingerprints(tx, previous.scan_id)),
      };
    });
    const { headline, paragraph, nextStep, effort } = executiveSummary(
      findings.map((finding) => ({ finding, advice: checkTexts(finding).texts })),
    );
    const summary = [headline, paragraph, nextStep, `Work until all of it is settled: ${effort.toLowerCase()}.`];
    const isNew = (finding: Finding) => earlier !== null && !earlier.has(finding.fingerprint);
    return {
      success: true,
      data: {
        summary,
        findings: findings.map((finding) => ({ ...readableFinding(finding), isNew: isNew(finding) })),
        pages: scan.pages,
      },
    };
  };
}
