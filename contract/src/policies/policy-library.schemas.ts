import { POLICY_GOALS } from '@portal/domain/policies/recommended-policies.ts';
import { CISA_CPG_IDS, NIST_CSF_IDS } from '@portal/domain/policies/standards.ts';
import { INDUSTRY_CODES } from '@portal/domain/profile/industries.ts';
import { z } from 'zod';
import { line } from '../call.ts';
import { policyField } from './policy-field.schemas.ts';

/** What stands at the head of a policy of the library. */
export const policyFrontMatter = z.strictObject({
  /** kebab-case, as the file. */
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: line(80).min(5),
  /** What it is for, in one sentence. */
  purpose: line(200).min(30),
  audience: line(120).min(5),
  reviewMonths: z.int().min(1).max(36),
  /** Counts up with every change of the library's text. */
  version: z.int().min(1),
  order: z.int().min(1),
  standards: z.strictObject({
    nistCsf: z.array(z.enum(NIST_CSF_IDS)).min(1).readonly(),
    cisaCpg: z.array(z.enum(CISA_CPG_IDS)).readonly(),
  }),
  recommended: z.strictObject({
    always: z.boolean(),
    goals: z.array(z.enum(POLICY_GOALS)).readonly(),
    industries: z.array(z.enum([...INDUSTRY_CODES, 'finance', 'healthcare'])).readonly(),
  }),
  /** Fields of `common-fields.yaml`, by id. */
  commonFields: z.array(z.string()).readonly(),
  fields: z.array(policyField).min(4).max(10).readonly(),
});

export const commonFields = z.array(policyField).min(1).readonly();
