import { FACT_BASES, FACT_VALUES } from '@portal/domain/facts/fact.ts';
import { z } from 'zod';
import { id } from '../../call.ts';
import { at, day, operation, pageInput, pageOf } from '../operation.ts';
import { does } from '../operations.texts.ts';

const standing = { audience: 'firm', module: 'dashboard', method: 'GET', status: 200, errors: [] } as const;
const provider = { audience: 'provider', method: 'GET', status: 200, errors: [] } as const;

export const listFacts = operation({
  ...standing,
  name: 'listFacts',
  path: '/facts',
  resource: 'facts',
  scope: 'facts:read',
  summary: does.listFacts,
  input: z.strictObject({}),
  output: z.object({
    data: z.array(
      z.object({
        key: z.string(),
        question: z.string(),
        value: z.enum(FACT_VALUES),
        /** Who says so: the portal saw it, an expert told, or the firm stated it. */
        basis: z.enum(FACT_BASES),
        text: z.string(),
        /** Whether a statement of the firm is older than 90 days. */
        isStale: z.boolean(),
      }),
    ),
  }),
  example: {
    input: {},
    output: {
      data: [
        {
          key: 'mfa-email',
          question: 'Is a second factor required for email?',
          value: 'yes',
          basis: 'stated',
          text: 'Stated on November 3, 2026',
          isStale: false,
        },
      ],
    },
  },
});

export const readScore = operation({
  ...standing,
  name: 'readScore',
  path: '/score',
  resource: 'score',
  scope: 'score:read',
  summary: does.readScore,
  input: z.strictObject({}),
  output: z.object({
    /** Of 100. */
    score: z.int(),
    /** What it can reach while something serious stands open. */
    reachable: z.int(),
    days: z.array(z.object({ day, score: z.int() })),
  }),
  example: {
    input: {},
    output: {
      score: 64,
      reachable: 100,
      days: [
        { day: '2026-11-25', score: 61 },
        { day: '2026-11-26', score: 64 },
      ],
    },
  },
});

const apiCustomer = z.object({
  id,
  name: z.string(),
  website: z.string(),
  brandId: z.string(),
  planId: z.string(),
  subscription: z.string(),
  trialEndsAt: at.nullable(),
  isSuspended: z.boolean(),
  /** The provider tries things out in it; its data is made up. */
  sandbox: z.boolean(),
  /** Of 100, as the last day kept it; null before the first one. */
  score: z.int().nullable(),
  createdAt: at,
});

const customer = {
  id: '5b3e8d1f-7c2a-4e9d-8b40-6f1a9c2d8e08',
  name: 'Harbor Bakery Ltd',
  website: 'harbor-bakery.example',
  brandId: 'default',
  planId: 'essential',
  subscription: 'INTRIAL',
  trialEndsAt: '2026-12-20T00:00:00.000Z',
  isSuspended: false,
  sandbox: false,
  score: 64,
  createdAt: '2026-11-20T09:00:00.000Z',
};

export const listCustomers = operation({
  ...provider,
  name: 'listCustomers',
  path: '/customers',
  resource: 'customers',
  scope: 'customers:read',
  summary: does.listCustomers,
  input: z.strictObject(pageInput),
  output: pageOf(apiCustomer),
  fromOutside: ['name', 'website'],
  example: { input: {}, output: { data: [customer], nextCursor: null } },
});

export const readCustomer = operation({
  ...provider,
  name: 'readCustomer',
  path: '/customers/{id}',
  resource: 'customers',
  scope: 'customers:read',
  summary: does.readCustomer,
  input: z.strictObject({ id }),
  output: apiCustomer,
  fromOutside: ['name', 'website'],
  errors: ['NOT_FOUND'],
  example: { input: { id: customer.id }, output: customer },
});
