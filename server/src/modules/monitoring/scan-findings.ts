import type { scanFindings } from '@portal/contract/monitoring/monitoring.calls.ts';
import { adviceText } from '@portal/domain/monitoring/advice-text.ts';
import { executiveSummary, REMEDIATOR_LABELS } from '@portal/domain/monitoring/executive-summary.ts';
import type { Finding } from '@portal/domain/monitoring/finding.ts';
import { owaspCategory } from '@portal/domain/monitoring/owasp.ts';
import { checkTexts } from '../../documents/check-texts.ts';
import { readOwaspData } from '../../documents/owasp-data.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
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
      data: { summary, findings: findings.map((finding) => toView(finding, isNew(finding))), pages: scan.pages },
    };
  };
}

function toView(finding: Finding, isNew: boolean) {
  const { check, texts } = checkTexts(finding);
  const text = (template: string) => adviceText(template, finding.facts);
  const category = (edition: '2025' | '2021') => {
    const found = owaspCategory(check, texts, edition, readOwaspData());
    return found === null ? null : `${found.id} ${found.name}`;
  };
  return {
    fingerprint: finding.fingerprint,
    checkId: finding.checkId,
    severity: finding.severity,
    title: text(texts.title),
    term: texts.term,
    what: text(texts.what),
    why: text(texts.why),
    fix: texts.fix.map(text),
    who: REMEDIATOR_LABELS[texts.who],
    url: finding.url,
    urls: [...finding.urls],
    subject: finding.subject,
    evidence: finding.evidence,
    references: {
      cwe: texts.cwe,
      owasp2025: category('2025'),
      owasp2021: category('2021'),
      wstg: check.wstg,
      pci: [...check.pci],
    },
    isNew,
  };
}
