import * as calls from '@portal/contract/monitoring/findings.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createExportFindings } from './export-findings.ts';
import { createFindingsTrend } from './findings-trend.ts';
import { createListFindings } from './list-findings.ts';
import { createMarkFinding, createUnmarkFinding } from './mark-finding.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { createReadFinding } from './read-finding.ts';

/** Calls of findings over time. */
export function findingsModule(services: MonitoringServices): BoundCall[] {
  return [
    bind(calls.listFindings).to(createListFindings(services)),
    bind(calls.readFinding).to(createReadFinding(services)),
    bind(calls.markFinding).to(createMarkFinding(services)),
    bind(calls.unmarkFinding).to(createUnmarkFinding(services)),
    bind(calls.exportFindings).to(createExportFindings(services)),
    bind(calls.readFindingsTrend).to(createFindingsTrend(services)),
  ];
}
