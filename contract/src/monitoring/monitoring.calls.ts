import { z } from 'zod';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import {
  consent,
  findingView,
  instant,
  recurrence,
  scanLevel,
  scanView,
  scheduleParts,
  scheduleView,
  targetView,
  websiteName,
  websiteUrl,
} from './monitoring.schemas.ts';
import { scanExtent } from './scan-extent.schemas.ts';

const base = '/monitoring/webapps';
/** A scanner's own id of a website is the portal's; both must name the same one. */
const sameTarget = { message: faults.otherWebsite.text, path: ['probelyTargetId'] };

const scanning = { access: 'member', module: 'monitoring' } as const;

export const createTarget = call({
  ...scanning,
  method: 'POST',
  path: `${base}/createTarget`,
  input: z
    .object({
      targetName: websiteName.optional(),
      appName: websiteName.optional(),
      targetUrl: websiteUrl,
      scanProfile: scanLevel,
      recurrence: recurrence.optional(),
      /** What was agreed to on screen; calls by the specification have no such field. */
      consent: consent.optional(),
    })
    .refine((input) => (input.targetName ?? input.appName) !== undefined, {
      message: faults.name.text,
      path: ['targetName'],
    }),
  output: withData(z.object({ targetId: id })),
  errors: [
    'TARGET_NAME_TAKEN',
    'TARGET_URL_TAKEN',
    'TARGET_URL_INVALID',
    'TARGET_URL_NOT_PUBLIC',
    'TARGET_URL_RESTRICTED',
    'TARGET_LIMIT_REACHED',
    'SCAN_LEVEL_NOT_IN_PLAN',
    'FREQUENCY_NOT_IN_PLAN',
    'PROOF_REQUIRED',
  ],
});

export const editTarget = call({
  ...scanning,
  method: 'POST',
  path: `${base}/editTarget`,
  input: z
    .object({
      targetId: id,
      targetName: websiteName.optional(),
      appName: websiteName.optional(),
      scanLevel: scanLevel.optional(),
      scan_profile: scanLevel.optional(),
      recurrence: recurrence.optional(),
      probelyTargetId: id.optional(),
    })
    .refine((input) => input.probelyTargetId === undefined || input.probelyTargetId === input.targetId, sameTarget),
  output: withData(targetView),
  errors: ['TARGET_NAME_TAKEN', 'SCAN_LEVEL_NOT_IN_PLAN', 'PROOF_REQUIRED'],
});

export const deleteTarget = call({
  ...scanning,
  method: 'POST',
  path: `${base}/deleteTarget`,
  input: z.object({ targetId: id, targetName: line(1020).optional() }),
  output: done,
  errors: [],
});

export const loadTargetList = call({
  ...scanning,
  method: 'POST',
  path: `${base}/loadTargetList`,
  isPassive: true,
  input: noInput,
  output: withData(z.array(targetView)).extend({
    numberOfTargets: z.object({ maximumAllowed: z.number(), remaining: z.number() }),
  }),
  errors: [],
});

/** Schedules by website; a website has one at most, the first entry. */
export const loadScheduleMap = call({
  ...scanning,
  method: 'POST',
  path: `${base}/loadScheduleMap`,
  isPassive: true,
  input: noInput,
  output: withData(z.record(z.string(), z.array(scheduleView))),
  errors: [],
});

/** Each website's latest scans, newest first. */
export const loadScanMap = call({
  ...scanning,
  method: 'POST',
  path: `${base}/loadScanMap`,
  isPassive: true,
  input: noInput,
  output: withData(z.record(z.string(), z.array(scanView))),
  errors: [],
});

const schedule = scheduleParts.extend({
  targetId: id,
  recurrence,
  dateTime: instant.optional(),
  date_time: instant.optional(),
  scan_profile: scanLevel.optional(),
  targetName: line(1020).optional(),
  targetUrl: line(2000).optional(),
});
const hasDate = { message: faults.dateNotValid.text, path: ['dateTime'] };

export const scheduleScan = call({
  ...scanning,
  method: 'POST',
  path: `${base}/scheduleScan`,
  input: schedule.refine((input) => (input.dateTime ?? input.date_time) !== undefined, hasDate),
  output: withData(scheduleView),
  errors: [
    'SCHEDULE_DATE_INVALID',
    'SCHEDULE_EXISTS',
    'FREQUENCY_NOT_IN_PLAN',
    'SCAN_LEVEL_NOT_IN_PLAN',
    'PROOF_REQUIRED',
  ],
});

export const editSchedule = call({
  ...scanning,
  method: 'POST',
  path: `${base}/editSchedule`,
  input: schedule
    .extend({ scheduledScanId: id, probelyScheduledScanId: id.optional(), probelyTargetId: id.optional() })
    .refine((input) => input.probelyTargetId === undefined || input.probelyTargetId === input.targetId, sameTarget)
    .refine((input) => (input.dateTime ?? input.date_time) !== undefined, hasDate),
  output: withData(scheduleView),
  errors: ['SCHEDULE_DATE_INVALID', 'FREQUENCY_NOT_IN_PLAN', 'SCAN_LEVEL_NOT_IN_PLAN', 'PROOF_REQUIRED'],
});

/** Starts a scan at once, beside the schedule. */
export const scanNow = call({
  ...scanning,
  method: 'POST',
  path: `${base}/scanNow`,
  input: z.object({ targetId: id }),
  output: withData(scanView),
  errors: ['SCAN_RUNNING', 'PROOF_REQUIRED'],
  perMinute: 20,
});

/** Brings the schedule of an outside scanner in line with the portal's. */
export const probelyUpdateSchedule = call({
  ...scanning,
  method: 'POST',
  path: `${base}/probelyUpdateSchedule`,
  input: z.object({ targetId: id }),
  output: withData(z.array(scheduleView)),
  errors: ['FREQUENCY_NOT_IN_PLAN', 'SCAN_SERVICE_UNAVAILABLE'],
});

/** Brings the scans of an outside scanner in line with the portal's. */
export const syncScans = call({
  ...scanning,
  method: 'POST',
  path: `${base}/syncScans`,
  isPassive: true,
  input: z.object({ targetId: id }),
  output: withData(z.array(scanView)),
  errors: ['SCAN_SERVICE_UNAVAILABLE'],
});

export const cancelScan = call({
  ...scanning,
  method: 'POST',
  path: `${base}/cancelScan`,
  input: z.object({ probelyTargetId: id, probelyScanId: id, nextScan: z.string().max(40).nullish() }),
  output: withData(z.object({ nextScan: z.string().nullable() })),
  errors: ['SCAN_NOT_RUNNING'],
});

/** Whether an address may be added; a popular site never may. */
export const checkAppUrl = call({
  ...scanning,
  method: 'POST',
  path: `${base}/checkAppUrl`,
  isPassive: true,
  input: z.object({ url: websiteUrl }),
  output: z.object({
    success: z.literal(true),
    usedInTargets: z.boolean(),
    inAlexaTopSites: z.boolean(),
    reachable: z.boolean(),
  }),
  errors: ['TARGET_URL_INVALID', 'TARGET_URL_NOT_PUBLIC'],
  perMinute: 60,
});

/** A finished scan's findings, worst first, with the summary in plain words. */
export const scanFindings = call({
  ...scanning,
  method: 'GET',
  path: `${base}/scanFindings/{scanId}`,
  input: z.object({ scanId: id }),
  output: withData(
    z.object({
      summary: z.array(z.string()),
      findings: z.array(findingView),
      pages: z.number(),
      /** Null where it was not counted: before November 2026, and by outside engines. */
      extent: scanExtent.nullable(),
    }),
  ),
  errors: [],
});

/** The report as a PDF: a, b, c are targetId, scanId, and owasp or pci. */
export const getScanReport = call({
  ...scanning,
  method: 'GET',
  path: `${base}/getScanReport/{encodedName};{a};{b};{c}`,
  input: z.object({ encodedName: z.string().max(2000), a: id, b: id, c: z.enum(['owasp', 'pci']) }),
  output: z.object({ fileName: z.string(), bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) }),
  errors: ['SCAN_SERVICE_UNAVAILABLE'],
  file: 'application/pdf',
  perMinute: 30,
});
