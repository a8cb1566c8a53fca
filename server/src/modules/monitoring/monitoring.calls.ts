import * as calls from '@portal/contract/monitoring/monitoring.calls.ts';
import {
  readOptIns as readOptInsCall,
  switchOptInOff as switchOptInOffCall,
  switchOptInOn as switchOptInOnCall,
} from '@portal/contract/monitoring/opt-in.calls.ts';
import {
  checkWebsiteProof as checkWebsiteProofCall,
  readWebsiteProof as readWebsiteProofCall,
} from '@portal/contract/monitoring/proof.calls.ts';
import * as description from '@portal/contract/monitoring/scan-description.calls.ts';
import * as signIn from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf } from '../../call/bind-call.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { readScanDescription, removeScanDescription, saveScanDescription } from './description/describe-interface.ts';
import type { MonitoringServices } from './monitoring-services.ts';
import { syncScans, takeOverSchedule } from './outside/sync-outside.ts';
import { readScanFindings } from './scans/scan-findings.ts';
import { readScanReport } from './scans/scan-report.ts';
import { listScans } from './scans/scans.store.ts';
import { editSchedule, scheduleScan } from './scans/schedule-scan.ts';
import { listSchedules } from './scans/schedules.store.ts';
import { cancelScan, scanNow } from './scans/start-scan.ts';
import { saveScanSignIn } from './signed-in/save-sign-in.ts';
import {
  readScanSignIn,
  removeScanSignIn,
  switchScanSignInOff,
  switchScanSignInOn,
} from './signed-in/switch-sign-in.ts';
import { findSignInForm, tryScanSignIn } from './signed-in/try-sign-in.ts';
import { toScanView, toScheduleView, toTargetView } from './views.ts';
import { checkUrl } from './websites/check-url.ts';
import { createWebsite } from './websites/create-website.ts';
import { editWebsite, removeWebsite } from './websites/edit-website.ts';
import { readOptIns, switchOptInOff, switchOptInOn } from './websites/opt-ins.ts';
import { websiteAllowance } from './websites/plan-limits.ts';
import { checkWebsiteProof, readWebsiteProof } from './websites/website-proof.ts';
import { listWebsites } from './websites/websites.store.ts';

/** Calls of the website scans. */
export const monitoringCalls: readonly BoundCall<MonitoringServices>[] = [
  bind(calls.createTarget).to(createWebsite),
  bind(calls.editTarget).to(editWebsite),
  bind(calls.deleteTarget).to(removeWebsite),
  bind(calls.scheduleScan).to(scheduleScan),
  bind(calls.editSchedule).to(editSchedule),
  bind(calls.scanNow).to(scanNow),
  bind(calls.cancelScan).to(cancelScan),
  bind(calls.checkAppUrl).to(checkUrl),
  bind(calls.scanFindings).to(readScanFindings),
  bind(calls.getScanReport).to(readScanReport),
  bind(readWebsiteProofCall).to(readWebsiteProof),
  bind(readOptInsCall).to(readOptIns),
  bind(switchOptInOnCall).to(switchOptInOn),
  bind(switchOptInOffCall).to(switchOptInOff),
  bind(description.readScanDescription).to(readScanDescription),
  bind(description.saveScanDescription).to(saveScanDescription),
  bind(description.removeScanDescription).to(removeScanDescription),
  bind(signIn.readScanSignIn).to(readScanSignIn),
  bind(signIn.saveScanSignIn).to(saveScanSignIn),
  bind(signIn.tryScanSignIn).to(tryScanSignIn),
  bind(signIn.findSignInForm).to(findSignInForm),
  bind(signIn.switchScanSignInOn).to(switchScanSignInOn),
  bind(signIn.switchScanSignInOff).to(switchScanSignInOff),
  bind(signIn.removeScanSignIn).to(removeScanSignIn),
  bind(checkWebsiteProofCall).to(checkWebsiteProof),
  bind(calls.loadTargetList).to(loadTargetList),
  bind(calls.loadScheduleMap).to(loadScheduleMap),
  bind(calls.loadScanMap).to(loadScanMap),
  bind(calls.probelyUpdateSchedule).to(takeOverSchedule),
  bind(calls.syncScans).to(syncScans),
];

async function loadTargetList(
  { database, plans }: MonitoringServices,
  { session }: CallerOf<typeof calls.loadTargetList>,
): Promise<AnswerOf<typeof calls.loadTargetList>> {
  const { websites, plan } = await database.inOrg(session.orgId, async (tx) => ({
    websites: await listWebsites(tx),
    plan: await plans.current(tx),
  }));
  return {
    success: true,
    data: websites.map(toTargetView),
    numberOfTargets: websiteAllowance(plan, websites.length),
  };
}

async function loadScheduleMap(
  { database }: MonitoringServices,
  { session }: CallerOf<typeof calls.loadScheduleMap>,
): Promise<AnswerOf<typeof calls.loadScheduleMap>> {
  const schedules = await database.onceInOrg(session.orgId, listSchedules);
  return {
    success: true,
    data: Object.fromEntries(schedules.map((row) => [row.website_id, [toScheduleView(row)]])),
  };
}

async function loadScanMap(
  { database }: MonitoringServices,
  { session, brand, language }: CallerOf<typeof calls.loadScanMap>,
): Promise<AnswerOf<typeof calls.loadScanMap>> {
  const scans = await database.onceInOrg(session.orgId, (tx) => listScans(tx));
  const say = sayFor(brand, language);
  const views = scans.map((scan) => toScanView(scan, say));
  return {
    success: true,
    data: Object.groupBy(views, (scan) => scan.targetId) as Record<string, ReturnType<typeof toScanView>[]>,
  };
}
