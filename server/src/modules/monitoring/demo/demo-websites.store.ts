import { randomUUID } from 'node:crypto';
import { countIssues } from '@portal/domain/monitoring/severity.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { followScans } from '../findings/follow-scans.ts';
import type { DemoScan, DemoWebsite } from './demo-websites.ts';

const CONSENT_TEXT = 'I have permission to scan this website';

/** Adds a website with its permission, its schedule and its scans; returns its id. */
export async function insertDemoWebsite(
  tx: SystemTransaction,
  ids: { orgId: string; userId: string; userEmail: string },
  website: DemoWebsite,
  at: { since: Date; nextRunAt: Date | null },
): Promise<string> {
  const { orgId, userId } = ids;
  const websiteId = randomUUID();
  await tx
    .insertInto('websites')
    .values({
      website_id: websiteId,
      org_id: orgId,
      name: website.name,
      url: website.url,
      scan_level: website.scanLevel,
      created_at: at.since,
      created_by: userId,
    })
    .execute();
  await tx
    .insertInto('scan_consents')
    .values({
      consent_id: randomUUID(),
      org_id: orgId,
      website_id: websiteId,
      user_id: userId,
      user_email: ids.userEmail,
      url: website.url,
      consent_text: CONSENT_TEXT,
      ip: '127.0.0.1',
      at: at.since,
    })
    .execute();
  if (website.schedule !== null && at.nextRunAt !== null) {
    await tx
      .insertInto('scan_schedules')
      .values({
        schedule_id: randomUUID(),
        org_id: orgId,
        website_id: websiteId,
        first_run_at: website.schedule.dateTime,
        recurrence: website.schedule.recurrence,
        day_of_month: website.schedule.dayOfMonth,
        run_on_day_of_week: website.schedule.runOnDayOfWeek,
        scheduled_day_of_week: website.schedule.scheduledDayOfWeek,
        week_index: website.schedule.weekIndex,
        next_run_at: at.nextRunAt,
        updated_at: at.since,
      })
      .execute();
  }
  for (const scan of website.scans) await insertDemoScan(tx, orgId, websiteId, website, scan);
  await followScans(tx, websiteId);
  return websiteId;
}

async function insertDemoScan(
  tx: SystemTransaction,
  orgId: string,
  websiteId: string,
  { scanLevel, software }: DemoWebsite,
  scan: DemoScan,
): Promise<void> {
  const scanId = randomUUID();
  const findings = scan.status === 'completed' ? scan.findings : [];
  await tx
    .insertInto('scans')
    .values({
      scan_id: scanId,
      org_id: orgId,
      website_id: websiteId,
      scan_level: scanLevel,
      status: scan.status,
      due_at: null,
      started_at: scan.startedAt,
      completed_at: scan.endedAt,
      cancel_requested_at: scan.status === 'canceled' ? scan.endedAt : null,
      pages: scan.pages,
      ...(scan.status === 'completed' ? { extent: JSON.stringify(scan.extent) } : {}),
      software: JSON.stringify(scan.status === 'completed' ? software : []),
      ...countIssues(findings),
      failure_reason: scan.status === 'failed' ? scan.reason : null,
    })
    .execute();
  for (const finding of findings) {
    await tx
      .insertInto('scan_findings')
      .values({
        finding_id: randomUUID(),
        org_id: orgId,
        scan_id: scanId,
        fingerprint: finding.fingerprint,
        severity: finding.severity,
        check_id: finding.checkId,
        finding: JSON.stringify(finding),
      })
      .execute();
  }
}
