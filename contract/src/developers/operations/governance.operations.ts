import type { WEAKNESS_SEVERITIES } from '@portal/domain/concierge/weakness-severity.ts';
import { REGISTER_IDS } from '@portal/domain/registers/register.ts';
import { z } from 'zod';
import { id } from '../../call.ts';
import { at, day, operation, pageInput, pageOf } from '../operation.ts';
import { does } from '../operations.texts.ts';

const compliance = { audience: 'firm', module: 'compliance', method: 'GET', status: 200, errors: [] } as const;
const concierge = { audience: 'firm', module: 'cyberconcierge', method: 'GET', status: 200, errors: [] } as const;

/** Our own words for how an expert's weakness stands, and how bad it is. */
export const API_WEAKNESS_STATES = ['open', 'resolved', 'not-relevant', 'unknown'] as const;
export const API_WEAKNESS_SEVERITIES = ['critical', 'high', 'medium', 'low', 'info'] as const satisfies Lowercase<
  (typeof WEAKNESS_SEVERITIES)[number]
>[];

export const apiWeakness = z.object({
  id,
  title: z.string(),
  severity: z.enum(API_WEAKNESS_SEVERITIES),
  state: z.enum(API_WEAKNESS_STATES),
  cvssScore: z.number().nullable(),
  reportedOn: day,
  publishedAt: at,
  /** Markdown. */
  text: z.string(),
});

const weakness = {
  id: '9d2b0c4f-2a6e-4c0f-b0a5-3e8b1a7d6f06',
  title: 'Remote desktop is reachable from the internet',
  severity: 'critical',
  state: 'open',
  cvssScore: 9.8,
  reportedOn: '2026-11-10',
  publishedAt: '2026-11-10T10:00:00.000Z',
  text: 'Port 3389 answers on **203.0.113.7**.',
} as const;

export const listWeaknesses = operation({
  ...concierge,
  name: 'listWeaknesses',
  path: '/weaknesses',
  resource: 'weaknesses',
  scope: 'weaknesses:read',
  summary: does.listWeaknesses,
  input: z.strictObject(pageInput),
  output: pageOf(apiWeakness),
  fromOutside: ['title', 'text'],
  example: { input: {}, output: { data: [weakness], nextCursor: null } },
});

export const readWeakness = operation({
  ...concierge,
  name: 'readWeakness',
  path: '/weaknesses/{id}',
  resource: 'weaknesses',
  scope: 'weaknesses:read',
  summary: does.readWeakness,
  input: z.strictObject({ id }),
  output: apiWeakness,
  fromOutside: ['title', 'text'],
  errors: ['NOT_FOUND'],
  example: { input: { id: weakness.id }, output: weakness },
});

/** Ids of policies that come along are words, those of own ones UUIDs. */
const policyId = z
  .string()
  .max(80)
  .regex(/^[\w-]+$/);

const apiPolicy = z.object({
  id: z.string(),
  name: z.string(),
  /** Whether the firm wrote it itself. */
  isOwn: z.boolean(),
  /** Whether the newest version still waits for approval. */
  hasDraft: z.boolean(),
  /** The version that applies; null before the first approval. */
  approved: z.object({ version: z.int(), at, by: z.string() }).nullable(),
});

const policy = {
  id: 'access-control',
  name: 'Access Control',
  isOwn: false,
  hasDraft: false,
  approved: { version: 2, at: '2026-10-01T12:00:00.000Z', by: 'Dana Reyes' },
};

export const listPolicies = operation({
  ...compliance,
  name: 'listPolicies',
  path: '/policies',
  resource: 'policies',
  scope: 'policies:read',
  summary: does.listPolicies,
  input: z.strictObject(pageInput),
  output: pageOf(apiPolicy),
  example: { input: {}, output: { data: [policy], nextCursor: null } },
});

export const readPolicy = operation({
  ...compliance,
  name: 'readPolicy',
  path: '/policies/{id}',
  resource: 'policies',
  scope: 'policies:read',
  summary: does.readPolicy,
  input: z.strictObject({ id: policyId }),
  /** The text is Markdown; null before the first approval. */
  output: apiPolicy.extend({ text: z.string().nullable() }),
  errors: ['NOT_FOUND'],
  example: {
    input: { id: policy.id },
    output: { ...policy, text: '# Access Control\n\nEach person has one account.' },
  },
});

const apiRecord = z.object({
  id,
  register: z.enum(REGISTER_IDS),
  title: z.string(),
  /** By the ids of the register's columns. */
  values: z.record(z.string(), z.unknown()),
  owner: z.string(),
  dueOn: day.nullable(),
  closedOn: day.nullable(),
  createdAt: at,
  changedAt: at,
});

const record = {
  id: '4e1d9a3c-8f5b-4b7a-9c61-2d0e6f8a7b07',
  register: 'suppliers',
  title: 'Cloud Host Ltd',
  values: { service: 'Hosting of the shop' },
  owner: 'Dana Reyes',
  dueOn: '2027-03-01',
  closedOn: null,
  createdAt: '2026-09-12T09:00:00.000Z',
  changedAt: '2026-10-02T11:00:00.000Z',
} as const;

export const listRecords = operation({
  ...compliance,
  name: 'listRecords',
  path: '/records',
  resource: 'records',
  scope: 'records:read',
  summary: does.listRecords,
  input: z.strictObject({ ...pageInput, register: z.enum(REGISTER_IDS).optional() }),
  output: pageOf(apiRecord),
  fromOutside: ['title', 'values'],
  example: { input: { register: 'suppliers' }, output: { data: [record], nextCursor: null } },
});

export const readRecord = operation({
  ...compliance,
  name: 'readRecord',
  path: '/records/{id}',
  resource: 'records',
  scope: 'records:read',
  summary: does.readRecord,
  input: z.strictObject({ id }),
  output: apiRecord,
  fromOutside: ['title', 'values'],
  errors: ['NOT_FOUND'],
  example: { input: { id: record.id }, output: record },
});
