import type { scanView, scheduleView, targetView } from '@portal/contract/monitoring/monitoring.schemas.ts';
import { sayScanFailure } from '@portal/domain/monitoring/scan-words/scan-words.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { z } from 'zod';
import type { ScanRow } from './scans/scans.store.ts';
import type { ScheduleRow } from './scans/schedules.store.ts';
import { tracesInWords } from './scans/traces-of-scan.ts';
import type { WebsiteRow } from './websites/websites.store.ts';

/** A website in the contract's words; the portal's id stands for the scanner's too. */
export function toTargetView(website: WebsiteRow): z.input<typeof targetView> {
  return {
    targetId: website.website_id,
    probelyTargetId: website.website_id,
    name: website.name,
    url: website.url,
    scan_profile: website.scan_level as z.input<typeof targetView>['scan_profile'],
  };
}

export function toScheduleView(schedule: ScheduleRow): z.input<typeof scheduleView> {
  return {
    scheduledScanId: schedule.schedule_id,
    probelyScheduledScanId: schedule.schedule_id,
    targetId: schedule.website_id,
    dateTime: schedule.next_run_at.toISOString(),
    recurrence: schedule.recurrence,
    runOnDayOfWeek: schedule.run_on_day_of_week,
    scheduledDayOfWeek: schedule.scheduled_day_of_week,
    weekIndex: schedule.week_index as z.input<typeof scheduleView>['weekIndex'],
    dayOfMonth: schedule.day_of_month,
  };
}

export function toScanView(scan: ScanRow, say: Say): z.input<typeof scanView> {
  return {
    scanId: scan.scan_id,
    probelyScanId: scan.scan_id,
    targetId: scan.website_id,
    status: scan.status,
    // The time in which it waited for its turn is not one of its own.
    startTime: (scan.begun_at ?? scan.started_at).toISOString(),
    completeTime: scan.completed_at?.toISOString() ?? null,
    scanProfile: scan.scan_level as z.input<typeof scanView>['scanProfile'],
    highs: scan.highs,
    mediums: scan.mediums,
    lows: scan.lows,
    progress: percentDone(scan.progress_done, scan.progress_known),
    failureReason: scan.failure_reason === null ? null : sayScanFailure(say, scan.failure_reason),
    retestOf: scan.retest_of,
    traces: tracesInWords(say, scan.traces),
  };
}

/** Whole percent; 0 if either value is 0 (spec part 1, section 9). */
export function percentDone(done: number, known: number): number {
  return done === 0 || known === 0 ? 0 : Math.min(100, Math.round((100 * done) / known));
}
