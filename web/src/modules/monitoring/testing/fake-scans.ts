import type { ScanExtent } from '@portal/domain/monitoring/extent/scan-extent.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import type { FindingEntry, Scan, Website, WebsiteSchedule } from '../website-types.ts';

export type FakeScans = {
  readonly maximum?: number;
  readonly websites?: readonly Website[];
  readonly schedules?: readonly WebsiteSchedule[];
  readonly scans?: readonly Scan[];
  readonly findings?: readonly FindingEntry[];
  readonly extent?: ScanExtent;
};

const newTargetId = '0198a6f0-0000-7000-8001-00000000000f';

/** Answers of the website scan calls from lists that the calls change, as the server does. */
export function fakeScans(start: FakeScans = {}): FakeHandlers {
  let websites = [...(start.websites ?? [])];
  let schedules = [...(start.schedules ?? [])];
  const scans = [...(start.scans ?? [])];
  const maximumAllowed = start.maximum ?? 3;
  return {
    loadTargetList: () => ({
      success: true,
      data: [...websites],
      numberOfTargets: { maximumAllowed, remaining: maximumAllowed - websites.length },
    }),
    loadScheduleMap: () => ({ success: true, data: byWebsite(schedules) }),
    loadScanMap: () => ({ success: true, data: byWebsite(scans) }),
    checkAppUrl: ({ url }) => ({
      success: true,
      usedInTargets: websites.some((website) => website.url === url),
      inAlexaTopSites: /\/\/(www\.)?popular\.example/.test(url),
      reachable: !url.includes('silent'),
    }),
    createTarget: ({ targetName, targetUrl, scanProfile }) => {
      const targetId = newTargetId;
      websites.push({
        targetId,
        probelyTargetId: targetId,
        name: targetName ?? '',
        url: targetUrl,
        scan_profile: scanProfile,
      });
      return { success: true, data: { targetId } };
    },
    editTarget: ({ targetId, targetName, scanLevel }) => {
      websites = websites.map((website) =>
        website.targetId === targetId
          ? { ...website, name: targetName ?? website.name, scan_profile: scanLevel ?? website.scan_profile }
          : website,
      );
      const changed = websites.find((website) => website.targetId === targetId);
      if (!changed) throw new FakeFailure('NOT_FOUND');
      return { success: true, data: changed };
    },
    deleteTarget: ({ targetId }) => {
      websites = websites.filter((website) => website.targetId !== targetId);
      return { success: true };
    },
    scheduleScan: (input) => {
      const schedule = scheduleFrom(input, newTargetId);
      schedules.push(schedule);
      return { success: true, data: schedule };
    },
    editSchedule: (input) => {
      const schedule = scheduleFrom(input, input.scheduledScanId);
      schedules = schedules.map((known) => (known.scheduledScanId === schedule.scheduledScanId ? schedule : known));
      return { success: true, data: schedule };
    },
    scanNow: ({ targetId }) => {
      const scan: Scan = {
        scanId: newTargetId,
        probelyScanId: newTargetId,
        targetId,
        status: 'started',
        startTime: '2026-11-21T17:00:00.000Z',
        completeTime: null,
        scanProfile: 'safe',
        highs: 0,
        mediums: 0,
        lows: 0,
        progress: 0,
        failureReason: null,
        retestOf: null,
        traces: [],
      };
      scans.unshift(scan);
      return { success: true, data: scan };
    },
    cancelScan: ({ probelyScanId }) => {
      const index = scans.findIndex((scan) => scan.probelyScanId === probelyScanId);
      const scan = scans[index];
      if (!scan) throw new FakeFailure('SCAN_NOT_RUNNING');
      scans[index] = { ...scan, status: 'canceled', completeTime: '2026-11-21T17:05:00.000Z' };
      return { success: true, data: { nextScan: schedules[0]?.dateTime ?? null } };
    },
    readFindingsTrend: ({ targetId }) => ({
      success: true,
      data: trendOf(scans.filter((scan) => scan.targetId === targetId && scan.status === 'completed')),
    }),
    scanFindings: () => ({
      success: true,
      data: {
        summary: ['Your website is reachable and encrypted. One problem needs attention now.'],
        findings: [...(start.findings ?? [])],
        pages: 14,
        extent: start.extent ?? null,
      },
    }),
  };
}

function trendOf(completed: readonly Scan[]): CallOutput<'readFindingsTrend'>['data'] {
  const scans = completed
    .map(({ scanId, completeTime, startTime, scanProfile, highs, mediums, lows }) => ({
      scanId,
      completeTime: completeTime ?? startTime,
      scanProfile,
      highs,
      mediums,
      lows,
      new: highs,
      reopened: 0,
      fixed: lows,
    }))
    .sort((one, other) => (one.completeTime < other.completeTime ? -1 : 1));
  const { highs = 0, mediums = 0, lows = 0 } = scans.at(-1) ?? {};
  const counts = {
    toDo: { highs, mediums, lows, infos: 0 },
    new: 0,
    reopened: 0,
    accepted: 0,
    falsePositive: 0,
    fixed: 0,
  };
  return { scans, counts };
}

type ScheduleInput = {
  readonly targetId: string;
  readonly recurrence: WebsiteSchedule['recurrence'];
  readonly dateTime?: string | undefined;
  readonly run_on_day_of_week?: boolean | undefined;
  readonly scheduled_day_of_week?: number | undefined;
  readonly week_index?: WebsiteSchedule['weekIndex'] | undefined;
  readonly day_of_month?: number | undefined;
};

function scheduleFrom(input: ScheduleInput, scheduledScanId: string): WebsiteSchedule {
  return {
    scheduledScanId,
    probelyScheduledScanId: scheduledScanId,
    targetId: input.targetId,
    dateTime: input.dateTime ?? '',
    recurrence: input.recurrence,
    runOnDayOfWeek: input.run_on_day_of_week ?? false,
    scheduledDayOfWeek: input.scheduled_day_of_week ?? null,
    weekIndex: input.week_index ?? null,
    dayOfMonth: input.day_of_month ?? null,
  };
}

function byWebsite<Item extends { readonly targetId: string }>(items: readonly Item[]): Record<string, Item[]> {
  const map: Record<string, Item[]> = {};
  for (const item of items) map[item.targetId] = [...(map[item.targetId] ?? []), item];
  return map;
}
