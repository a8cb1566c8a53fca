import { MARK_KINDS } from '@portal/domain/monitoring/finding-mark.ts';
import { SCAN_LEVELS } from '@portal/domain/monitoring/scan-levels.ts';
import { MAX_WEBSITE_NAME_LENGTH, RECURRENCES, WEEK_INDEXES } from '@portal/domain/monitoring/schedules/schedule.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import { z } from 'zod';
import { id, line } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

export const websiteName = line(MAX_WEBSITE_NAME_LENGTH * 4)
  .min(1, faults.name.text)
  .max(MAX_WEBSITE_NAME_LENGTH, faults.nameTooLong.text);

export const websiteUrl = line(2000).regex(/^https?:\/\/[^/\s]/i, faults.url.text);

export const scanLevel = z.enum(SCAN_LEVELS);
export const recurrence = z.enum(RECURRENCES);

/** An instant without milliseconds, ending in Z (spec part 2, section 5). */
export const instant = z.string().regex(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}Z$/, faults.dateNotValid.text);

/** The parts of a schedule beyond date and recurrence, in the names of the create form. */
export const scheduleParts = z.object({
  run_on_day_of_week: z.boolean().optional(),
  scheduled_day_of_week: z.int().min(1).max(7).optional(),
  week_index: z.enum(WEEK_INDEXES).optional(),
  day_of_month: z.int().min(1, faults.dayOfMonth.text).max(31, faults.dayOfMonth.text).optional(),
});

/** Permission as given in the wizard: the text that was shown, word for word. */
export const consent = z.object({ accepted: z.literal(true), text: line(500) });

export const targetView = z.object({
  targetId: id,
  probelyTargetId: id,
  name: z.string(),
  url: z.string(),
  scan_profile: scanLevel,
});

export const scheduleView = z.object({
  scheduledScanId: id,
  probelyScheduledScanId: id,
  targetId: id,
  /** When the next scan runs. */
  dateTime: z.string(),
  recurrence,
  runOnDayOfWeek: z.boolean(),
  scheduledDayOfWeek: z.number().nullable(),
  weekIndex: z.enum(WEEK_INDEXES).nullable(),
  dayOfMonth: z.number().nullable(),
});

export const scanView = z.object({
  scanId: id,
  probelyScanId: id,
  targetId: id,
  status: z.enum(['started', 'completed', 'failed', 'canceled']),
  startTime: z.string(),
  completeTime: z.string().nullable(),
  scanProfile: scanLevel,
  highs: z.number(),
  mediums: z.number(),
  lows: z.number(),
  /** Whole percent of the known work that is done, while the scan runs. */
  progress: z.number(),
  failureReason: z.string().nullable(),
  /** The finding that it looks at again, and nothing else; such a scan is listed only while it runs. */
  retestOf: id.nullable(),
  /** What it may have left at the website, or changed there, a sentence each. */
  traces: z.array(z.string()),
});

const references = z.object({
  cwe: z.number().nullable(),
  owasp2025: z.string().nullable(),
  owasp2021: z.string().nullable(),
  wstg: z.string().nullable(),
  pci: z.array(z.string()),
});

/** What somebody decided about a finding, while it stands; an acceptance ends, a false positive does not. */
export const standingMark = z.object({ kind: z.enum(MARK_KINDS), endsAt: z.string().nullable() });

/** A finding with its texts, ready to be read. */
export const findingView = z.object({
  fingerprint: z.string(),
  checkId: z.string(),
  severity: z.enum(SEVERITIES),
  title: z.string(),
  term: z.string(),
  what: z.string(),
  why: z.string(),
  fix: z.array(z.string()),
  who: z.string(),
  url: z.string(),
  urls: z.array(z.string()),
  subject: z.string(),
  evidence: z.object({
    note: z.string(),
    request: z.string().optional(),
    response: z.string().optional(),
    curl: z.string().optional(),
  }),
  /** Passages of these texts that others wrote in English; none for who reads English. */
  quotes: z.array(z.string()),
  references,
  /** Compared with the scan before: here for the first time, or seen then too. */
  isNew: z.boolean(),
  /** The finding over time. */
  findingId: id.nullable(),
  mark: standingMark.nullable(),
});
