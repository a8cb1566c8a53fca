import { MARK_KINDS } from '@portal/domain/monitoring/finding-mark.ts';
import { z } from 'zod';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';
import {
  findingCounts,
  findingRow,
  findingsFilter,
  followedFindingView,
  retestView,
  trendPoint,
} from './findings.schemas.ts';

const base = '/monitoring/findings';
const scanning = { access: 'member', module: 'monitoring' } as const;

/** Findings over time, worst first, one page at a time, with what there is of each kind. */
export const listFindings = call({
  ...scanning,
  method: 'GET',
  path: `${base}/listFindings`,
  input: findingsFilter.extend({ page: z.coerce.number().int().min(1).max(10_000).default(1) }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      findings: z.array(findingRow),
      counts: findingCounts,
      /** The checks that have findings here, for the filter. */
      checks: z.array(z.object({ checkId: z.string(), name: z.string(), findings: z.number() })),
    }),
  ),
  errors: [],
});

/** One finding with its texts, evidence, history and marks. */
export const readFinding = call({
  ...scanning,
  method: 'GET',
  path: `${base}/readFinding/{findingId}`,
  input: z.object({ findingId: id }),
  output: withData(followedFindingView),
  errors: [],
});

/** Sets a finding aside: it is no problem, or its risk is accepted until a day. The decision is the customer's alone. */
export const markFinding = call({
  ...scanning,
  method: 'POST',
  path: `${base}/markFinding`,
  input: z
    .object({
      findingId: id,
      kind: z.enum(MARK_KINDS),
      reason: line(500).min(1, faults.why.text),
      /** The last day on which the risk is accepted, in the brand's time zone. */
      until: z.iso.date(faults.chooseDate.text).optional(),
    })
    .refine((input) => (input.kind === 'accepted') === (input.until !== undefined), {
      message: faults.chooseDate.text,
      path: ['until'],
    }),
  output: done,
  errors: ['MARK_DATE_INVALID'],
  closedToService: true,
});

/** Takes a mark back, so that the finding counts again. */
export const unmarkFinding = call({
  ...scanning,
  method: 'POST',
  path: `${base}/unmarkFinding`,
  input: z.object({ findingId: id }),
  output: done,
  errors: [],
  closedToService: true,
});

const file = z.object({
  fileName: z.string(),
  bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  type: z.string(),
});

/** The worst ten thousand findings that the filter lets through, for spreadsheets or for programs. */
export const exportFindings = call({
  ...scanning,
  method: 'GET',
  path: `${base}/exportFindings/{format}`,
  input: findingsFilter.extend({ format: z.enum(['csv', 'json', 'sarif']) }),
  output: file,
  errors: [],
  file: 'application/octet-stream',
  isDownload: true,
  perMinute: 30,
});

/** How a website did from one completed scan to the next, the latest fifty, and what is to do now. */
export const readFindingsTrend = call({
  ...scanning,
  method: 'GET',
  path: `${base}/readFindingsTrend/{targetId}`,
  input: z.object({ targetId: id }),
  output: withData(z.object({ scans: z.array(trendPoint), counts: findingCounts })),
  errors: [],
});

/** Looks at one finding again, by a short scan of its place; while that runs, asking again answers with the same one. */
export const retestFinding = call({
  ...scanning,
  method: 'POST',
  path: `${base}/retestFinding`,
  input: z.object({ findingId: id }),
  output: withData(retestView),
  errors: ['SCAN_RUNNING', 'SCAN_LEVEL_NOT_IN_PLAN', 'PROOF_REQUIRED', 'RETEST_NOT_POSSIBLE'],
  perMinute: 20,
});

const mails = z.object({
  /** Whether every admin gets a mail when a scan has found something new. */
  onNewFindings: z.boolean(),
});

export const readScanMails = call({
  ...scanning,
  method: 'GET',
  path: `${base}/readScanMails`,
  input: noInput,
  output: withData(mails),
  errors: [],
});

export const saveScanMails = call({
  ...scanning,
  method: 'POST',
  path: `${base}/saveScanMails`,
  input: mails,
  output: done,
  errors: [],
});
