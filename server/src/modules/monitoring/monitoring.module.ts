import * as calls from '@portal/contract/monitoring/monitoring.calls.ts';
import { readOptIns, switchOptInOff, switchOptInOn } from '@portal/contract/monitoring/opt-in.calls.ts';
import { checkWebsiteProof, readWebsiteProof } from '@portal/contract/monitoring/proof.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import { createCheckUrl } from './check-url.ts';
import { createWebsite } from './create-website.ts';
import { createDeleteWebsite, createEditWebsite } from './edit-website.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { createReadOptIns, createSwitchOptInOff, createSwitchOptInOn } from './opt-ins.ts';
import { websiteAllowance } from './plan-limits.ts';
import { createScanFindings } from './scan-findings.ts';
import { createScanReport } from './scan-report.ts';
import { listScans } from './scans.store.ts';
import { createEditSchedule, createScheduleScan } from './schedule-scan.ts';
import { listSchedules } from './schedules.store.ts';
import { createCancelScan, createScanNow } from './start-scan.ts';
import { createSyncScans, createTakeOverSchedule } from './sync-outside.ts';
import { toScanView, toScheduleView, toTargetView } from './views.ts';
import { createCheckWebsiteProof, createReadWebsiteProof } from './website-proof.ts';
import { listWebsites } from './websites.store.ts';

/** Calls of the website scans. */
export function monitoringModule(services: MonitoringServices): BoundCall[] {
  const { database, plans } = services;
  return [
    bind(calls.createTarget).to(createWebsite(services)),
    bind(calls.editTarget).to(createEditWebsite(services)),
    bind(calls.deleteTarget).to(createDeleteWebsite(services)),
    bind(calls.scheduleScan).to(createScheduleScan(services)),
    bind(calls.editSchedule).to(createEditSchedule(services)),
    bind(calls.scanNow).to(createScanNow(services)),
    bind(calls.cancelScan).to(createCancelScan(services)),
    bind(calls.checkAppUrl).to(createCheckUrl(services)),
    bind(calls.scanFindings).to(createScanFindings(services)),
    bind(calls.getScanReport).to(createScanReport(services)),
    bind(readWebsiteProof).to(createReadWebsiteProof(services)),
    bind(readOptIns).to(createReadOptIns(services)),
    bind(switchOptInOn).to(createSwitchOptInOn(services)),
    bind(switchOptInOff).to(createSwitchOptInOff(services)),
    bind(checkWebsiteProof).to(createCheckWebsiteProof(services)),

    bind(calls.loadTargetList).to(async ({ session }) => {
      const { websites, plan } = await database.inOrg(session.orgId, async (tx) => ({
        websites: await listWebsites(tx),
        plan: await plans.current(tx),
      }));
      return {
        success: true,
        data: websites.map(toTargetView),
        numberOfTargets: websiteAllowance(plan, websites.length),
      };
    }),

    bind(calls.loadScheduleMap).to(async ({ session }) => {
      const schedules = await database.inOrg(session.orgId, listSchedules);
      return {
        success: true,
        data: Object.fromEntries(schedules.map((row) => [row.website_id, [toScheduleView(row)]])),
      };
    }),

    bind(calls.loadScanMap).to(async ({ session }) => {
      const scans = await database.inOrg(session.orgId, (tx) => listScans(tx));
      return {
        success: true,
        data: Object.groupBy(scans.map(toScanView), (scan) => scan.targetId) as Record<
          string,
          ReturnType<typeof toScanView>[]
        >,
      };
    }),

    bind(calls.probelyUpdateSchedule).to(createTakeOverSchedule(services)),
    bind(calls.syncScans).to(createSyncScans(services)),
  ];
}
