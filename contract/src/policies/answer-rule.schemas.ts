import { z } from 'zod';
import { line } from '../call.ts';

const field = z.string().min(1);
const bound = z.union([z.string(), z.number()]);
const value = z.union([z.string(), z.number(), z.boolean(), z.array(z.string()).readonly()]);

const examples = z.strictObject({ breaks: z.record(field, value), keeps: z.record(field, value) });

const claim = z.union([
  z.strictObject({ field, atMost: bound, times: z.number().positive().optional() }),
  z.strictObject({ field, atLeast: bound, times: z.number().positive().optional() }),
  z.strictObject({ field, differs: field }),
  z.strictObject({ field, entries: z.int().min(1) }),
  z.strictObject({ field, lacks: z.array(z.string()).min(1).readonly() }),
  z.strictObject({ field, is: value }),
]);

/** What stands in `content/policies/rules.yaml`. */
export const answerRules = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      fields: z.array(field).min(1).readonly(),
      when: z
        .union([claim.transform((one) => [one]), z.array(claim)])
        .default([])
        .readonly(),
      holds: claim,
      say: line(300).min(20),
      instead: line(400).min(20),
      severity: z.enum(['error', 'warning']),
      /** Answers that break it, and others that do not. */
      examples,
    }),
  )
  .min(1)
  .readonly();
