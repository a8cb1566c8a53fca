import * as calls from '@portal/contract/monitoring/findings.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { exportFindings } from './findings/export-findings.ts';
import { readFindingsTrend } from './findings/findings-trend.ts';
import { listFindings } from './findings/list-findings.ts';
import { markFinding, unmarkFinding } from './findings/mark-finding.ts';
import { readFinding } from './findings/read-finding.ts';
import { retestFinding } from './findings/retest-finding.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { readMailsNewFindings, saveMailsNewFindings } from './scans/scan-mails.store.ts';

/** Calls of findings over time. */
export const findingsCalls: readonly BoundCall<MonitoringServices>[] = [
  bind(calls.listFindings).to(listFindings),
  bind(calls.readFinding).to(readFinding),
  bind(calls.markFinding).to(markFinding),
  bind(calls.unmarkFinding).to(unmarkFinding),
  bind(calls.exportFindings).to(exportFindings),
  bind(calls.retestFinding).to(retestFinding),
  bind(calls.readFindingsTrend).to(readFindingsTrend),
  bind(calls.readScanMails).to(readScanMails),
  bind(calls.saveScanMails).to(saveScanMails),
];

async function readScanMails(
  { database }: MonitoringServices,
  { session }: CallerOf<typeof calls.readScanMails>,
): Promise<AnswerOf<typeof calls.readScanMails>> {
  return {
    success: true,
    data: { onNewFindings: await database.onceInOrg(session.orgId, readMailsNewFindings) },
  };
}

async function saveScanMails(
  { database, clock }: MonitoringServices,
  caller: CallerOf<typeof calls.saveScanMails>,
  { onNewFindings }: InputOf<typeof calls.saveScanMails>,
): Promise<AnswerOf<typeof calls.saveScanMails>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    await saveMailsNewFindings(tx, onNewFindings);
    await auditCaller(tx, caller, clock.now(), { action: 'scan-mails.changed', details: { onNewFindings } });
  });
  return { success: true };
}
