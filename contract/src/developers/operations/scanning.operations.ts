import { MARK_KINDS } from '@portal/domain/monitoring/finding-mark.ts';
import { FINDING_STATES } from '@portal/domain/monitoring/followed-finding.ts';
import { SEVERITIES } from '@portal/domain/monitoring/severity.ts';
import { z } from 'zod';
import { id } from '../../call.ts';
import { at, operation, pageInput, pageOf } from '../operation.ts';
import { does } from '../operations.texts.ts';

const scanning = { audience: 'firm', module: 'monitoring', status: 200, errors: [] } as const;

export const apiWebsite = z.object({
  id,
  name: z.string(),
  url: z.string(),
  scanLevel: z.string(),
  /** Whether it is proved that the website is the firm's own. */
  isProved: z.boolean(),
  createdAt: at,
});

export const apiScan = z.object({
  id,
  websiteId: id,
  level: z.string(),
  status: z.enum(['running', 'completed', 'failed', 'canceled']),
  startedAt: at,
  endedAt: at.nullable(),
  pages: z.int(),
  counts: z.object({ high: z.int(), medium: z.int(), low: z.int() }),
  /** Compared with the scan before; null until it has ended. */
  newFindings: z.int().nullable(),
  fixedFindings: z.int().nullable(),
});

export const apiFinding = z.object({
  id,
  websiteId: id,
  title: z.string(),
  severity: z.enum(SEVERITIES),
  state: z.enum(FINDING_STATES),
  /** What the firm decided about it; null where it is to be fixed. */
  mark: z.enum(MARK_KINDS).nullable(),
  url: z.string(),
  subject: z.string(),
  firstSeenAt: at,
  lastSeenAt: at,
  fixedAt: at.nullable(),
});

export const apiFindingDetail = apiFinding.extend({
  what: z.string(),
  why: z.string(),
  /** Steps to fix it, for what the website runs on. */
  fix: z.array(z.string()),
});

/** What the website, or a plugin on it, has a say in. */
const fromOutside = ['title', 'url', 'subject', 'what', 'why', 'fix'] as const;

const website = {
  id: '6f1d0c1e-6a63-4c1f-9d55-0c5d8f0b7a01',
  name: 'Shop',
  url: 'https://shop.example.com/',
  scanLevel: 'normal',
  isProved: true,
  createdAt: '2026-11-02T09:30:00.000Z',
};
const scan = {
  id: '1c8b7d52-93a1-4a3e-8f1c-7a0a5f6f2b02',
  websiteId: website.id,
  level: 'normal',
  status: 'completed',
  startedAt: '2026-11-20T02:00:00.000Z',
  endedAt: '2026-11-20T02:04:11.000Z',
  pages: 63,
  counts: { high: 1, medium: 3, low: 6 },
  newFindings: 1,
  fixedFindings: 2,
} as const;
const finding = {
  id: '0b0a4f44-0c9e-4b1b-a4a8-6a1d6e0c3c03',
  websiteId: website.id,
  title: 'Visitors are not sent to the encrypted site',
  severity: 'high',
  state: 'open',
  mark: null,
  url: 'http://shop.example.com/',
  subject: '',
  firstSeenAt: '2026-11-13T02:03:00.000Z',
  lastSeenAt: '2026-11-20T02:03:00.000Z',
  fixedAt: null,
} as const;

export const listWebsites = operation({
  ...scanning,
  name: 'listWebsites',
  method: 'GET',
  path: '/websites',
  resource: 'websites',
  scope: 'websites:read',
  summary: does.listWebsites,
  input: z.strictObject(pageInput),
  output: pageOf(apiWebsite),
  example: { input: { limit: 25 }, output: { data: [website], nextCursor: null } },
});

export const readWebsite = operation({
  ...scanning,
  name: 'readWebsite',
  method: 'GET',
  path: '/websites/{id}',
  resource: 'websites',
  scope: 'websites:read',
  summary: does.readWebsite,
  input: z.strictObject({ id }),
  output: apiWebsite,
  errors: ['NOT_FOUND'],
  example: { input: { id: website.id }, output: website },
});

export const listScans = operation({
  ...scanning,
  name: 'listScans',
  method: 'GET',
  path: '/scans',
  resource: 'scans',
  scope: 'scans:read',
  summary: does.listScans,
  input: z.strictObject({ ...pageInput, websiteId: id.optional() }),
  output: pageOf(apiScan),
  example: { input: { websiteId: website.id }, output: { data: [scan], nextCursor: null } },
});

export const readScan = operation({
  ...scanning,
  name: 'readScan',
  method: 'GET',
  path: '/scans/{id}',
  resource: 'scans',
  scope: 'scans:read',
  summary: does.readScan,
  input: z.strictObject({ id }),
  output: apiScan,
  errors: ['NOT_FOUND'],
  example: { input: { id: scan.id }, output: scan },
});

export const startScan = operation({
  ...scanning,
  name: 'startScan',
  method: 'POST',
  path: '/scans',
  resource: 'scans',
  scope: 'scans:write',
  summary: does.startScan,
  input: z.strictObject({ websiteId: id }),
  output: apiScan,
  status: 202,
  onlyAdds: true,
  errors: ['NOT_FOUND', 'SCAN_RUNNING', 'PROOF_REQUIRED'],
  example: {
    input: { websiteId: website.id },
    output: { ...scan, status: 'running', endedAt: null, pages: 0, newFindings: null, fixedFindings: null },
  },
});

export const listFindings = operation({
  ...scanning,
  name: 'listFindings',
  method: 'GET',
  path: '/findings',
  resource: 'findings',
  scope: 'findings:read',
  summary: does.listFindings,
  input: z.strictObject({
    ...pageInput,
    websiteId: id.optional(),
    severity: z.enum(SEVERITIES).optional(),
    state: z.enum(FINDING_STATES).optional(),
  }),
  output: pageOf(apiFinding),
  fromOutside,
  example: { input: { severity: 'high' }, output: { data: [finding], nextCursor: null } },
});

export const readFinding = operation({
  ...scanning,
  name: 'readFinding',
  method: 'GET',
  path: '/findings/{id}',
  resource: 'findings',
  scope: 'findings:read',
  summary: does.readFinding,
  input: z.strictObject({ id }),
  output: apiFindingDetail,
  fromOutside,
  errors: ['NOT_FOUND'],
  example: {
    input: { id: finding.id },
    output: {
      ...finding,
      what: 'The website answers without encryption.',
      why: 'Others on the way can read and change what visitors see.',
      fix: ['Redirect every address to https.'],
    },
  },
});
