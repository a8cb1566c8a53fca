import * as calls from '@portal/contract/monitoring/findings.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { createExportFindings } from './export-findings.ts';
import { createFindingsTrend } from './findings-trend.ts';
import { createListFindings } from './list-findings.ts';
import { createMarkFinding, createUnmarkFinding } from './mark-finding.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { createReadFinding } from './read-finding.ts';
import { createRetestFinding } from './retest-finding.ts';
import { readMailsNewFindings, saveMailsNewFindings } from './scan-mails.store.ts';

/** Calls of findings over time. */
export function findingsModule(services: MonitoringServices): BoundCall[] {
  const { database, clock } = services;
  return [
    bind(calls.listFindings).to(createListFindings(services)),
    bind(calls.readFinding).to(createReadFinding(services)),
    bind(calls.markFinding).to(createMarkFinding(services)),
    bind(calls.unmarkFinding).to(createUnmarkFinding(services)),
    bind(calls.exportFindings).to(createExportFindings(services)),
    bind(calls.retestFinding).to(createRetestFinding(services)),
    bind(calls.readFindingsTrend).to(createFindingsTrend(services)),

    bind(calls.readScanMails).to(async ({ session }) => ({
      success: true,
      data: { onNewFindings: await database.inOrg(session.orgId, readMailsNewFindings) },
    })),

    bind(calls.saveScanMails).to(async (caller, { onNewFindings }) => {
      await database.inOrg(caller.session.orgId, async (tx) => {
        await saveMailsNewFindings(tx, onNewFindings);
        await auditCaller(tx, caller, clock.now(), { action: 'scan-mails.changed', details: { onNewFindings } });
      });
      return { success: true };
    }),
  ];
}
