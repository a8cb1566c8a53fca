import { FACT_BASES, FACT_VALUES } from '@portal/domain/facts/fact.ts';
import { z } from 'zod';
import { day, operation } from '../operation.ts';
import { does } from '../operations.texts.ts';

const standing = { audience: 'firm', module: 'dashboard', method: 'GET', status: 200, errors: [] } as const;

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
